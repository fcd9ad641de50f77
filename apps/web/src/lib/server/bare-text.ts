import { STATUS_CODES } from 'node:http';

/** Returns the body of a response that consists of its status. */
export function bareText(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}
