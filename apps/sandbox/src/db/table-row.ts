/** A row by column name; lists become arrays, objects become jsonb. All rows of one call have the same columns. */
export type TableRow = Record<string, unknown>;
