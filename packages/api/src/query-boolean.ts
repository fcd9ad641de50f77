/**
 * Converts the query texts `true` and `false` to booleans; leaves any other value for the schema to refuse. Plain coercion reads every text
 * that is not empty as true, even `false`.
 */
export function queryBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}
