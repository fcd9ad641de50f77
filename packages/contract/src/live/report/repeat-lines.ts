import type { Finding } from '../findings.ts';
import { curlLine } from '../requests/curl-line.ts';

/** Returns the command that repeats a finding's request; none where nothing was sent. */
export function repeatLines({ request, isTokenPublic }: Finding, isTokenShown: boolean): string[] {
  return request === undefined ? [] : [curlLine(request, isTokenShown || isTokenPublic)];
}
