/**
 * `true` and `false` of a query's text as booleans; anything else is left for the schema to refuse.
 * Plain coercion reads every text that is not empty, `false` too, as true.
 */
export function queryBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}
