import { STATUS_CODES } from 'node:http';

/** Returns the body of an answer that is nothing but its status. */
export function bareText(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}
