export const limits = { spots: 10, row: 5 };
