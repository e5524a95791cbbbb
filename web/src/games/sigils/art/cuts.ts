/** How a picture is cut. */
export type Cut = "wide" | "side" | "cell" | "mini";
