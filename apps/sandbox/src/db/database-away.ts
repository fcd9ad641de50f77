/** Codes of the driver and of PostgreSQL for a server that is stopped, starting, full or out of reach: what was asked may succeed soon. */
const awayCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Connection failures, a transaction that was left waiting, too many connections, shutting down or starting.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/** Returns whether an error, or what caused it, says that the database cannot be reached at this moment. */
export function isDatabaseAway(error: unknown): boolean {
  for (let found = error, depth = 0; found instanceof Error && depth < 5; found = found.cause, depth += 1) {
    const { code } = found as NodeJS.ErrnoException;
    if (code !== undefined && awayCodes.has(code)) return true;
    if (found instanceof AggregateError && found.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
