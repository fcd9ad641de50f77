import type { LiveReport, OperationReport } from '../findings.ts';

/** Formats the summary: `2 findings in 1 of 31 operations, 3,214 requests in 12 s, seed 42`. */
export function summaryLine({ operations, seed, milliseconds }: LiveReport): string {
  const findings = operations.reduce((sum, operation) => sum + operation.findings.length, 0);
  const requests = operations.reduce((sum, operation) => sum + requestsOf(operation), 0);
  const withFindings = operations.filter((operation) => operation.findings.length > 0).length;
  const found = findings === 0 ? `no findings in ${operations.length} operations` : undefined;
  const some = `${findings} ${findings === 1 ? 'finding' : 'findings'} in ${withFindings} of ${operations.length} operations`;
  const seconds = (milliseconds / 1000).toFixed(milliseconds < 10_000 ? 1 : 0);
  return `${found ?? some}, ${requests.toLocaleString('en')} requests in ${seconds} s, seed ${seed}`;
}

export function requestsOf({ statuses }: OperationReport): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0);
}

/** Formats the statuses: `200 ×61, 400 ×34`. */
export function statusesOf({ statuses }: OperationReport): string {
  return [...statuses].map(([status, count]) => `${status || 'none'} ×${count}`).join(', ');
}
