import { type PGlite, types } from '@electric-sql/pglite';

/** Type of PostgreSQL → reads a value of it; a type without one is read as its text. */
export type ValueParsers = ReadonlyMap<number, (text: string) => unknown>;

/** The query builder reads times by itself. */
const asText = new Set<number>([types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL]);

/** Returns what reads values of plain types, and of their arrays: of all others in the catalogue none is ever asked for. */
export async function plainParsers(pglite: PGlite): Promise<ValueParsers> {
  const plain = Object.keys(types.parsers)
    .map(Number)
    .filter((type) => type > 0 && !asText.has(type));
  const { rows } = await pglite.query<{ typarray: number }>(
    `select typarray from pg_type where oid in (${plain.join(', ')}) and typarray > 0`,
  );
  const wanted = [...plain, ...rows.map(({ typarray }) => typarray)];
  return new Map(
    wanted.flatMap((type) => {
      const parse = pglite.parsers[type];
      return parse === undefined ? [] : [[type, parse] as const];
    }),
  );
}
