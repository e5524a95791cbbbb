/** The data of a board, prepared for display. */

/** Shown elsewhere on the page, or not of interest. */
const HIDDEN = new Set(["game", "players", "seats", "turn", "pending", "first", "over"]);

export type Value =
  | { kind: "plain"; value: string | number | boolean | null }
  | { kind: "list"; items: Value[] }
  | { kind: "fields"; fields: Field[] };

export interface Field {
  name: string;
  value: Value;
}

/** The fields of a board or a seat. */
export function fieldsOf(data: object): Field[] {
  return Object.entries(data)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]: [string, unknown]) => ({ name, value: valueOf(value) }));
}

function valueOf(value: unknown): Value {
  if (Array.isArray(value)) return { kind: "list", items: value.map(valueOf) };
  if (typeof value === "object" && value !== null) return { kind: "fields", fields: fieldsOf(value) };
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return { kind: "plain", value };
  }
  return { kind: "plain", value: null };
}

/** The seats of a board, if it has any. */
export function seatsOf(board: object): object[] {
  const seats: unknown = "seats" in board ? board.seats : [];
  return Array.isArray(seats) ? seats.filter((seat): seat is object => typeof seat === "object" && seat !== null) : [];
}
