/** A row by column name; lists become arrays, objects become jsonb. Every row of one call has the same columns. */
export type TableRow = Record<string, unknown>;
