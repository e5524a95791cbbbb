/** What the ledger can show. */
export type Tab = "log" | "rules" | "hint" | "chat" | "settings";
