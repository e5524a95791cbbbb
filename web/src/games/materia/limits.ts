export const limits = { pool: 9, familiar: 14, altar: 10, track: 17 };
