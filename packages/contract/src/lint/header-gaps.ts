import { isObject, type Json, type JsonObject } from '../document.ts';

/** What an answer needs, by its status; `default` stands for 405 and 503, which no operation names. */
const always: Readonly<Record<string, readonly string[]>> = {
  '304': ['ETag', 'Cache-Control'],
  '401': ['WWW-Authenticate'],
  '429': ['Retry-After'],
  '503': ['Retry-After'],
  default: ['Allow', 'Retry-After'],
};
const rateLimit = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

/**
 * Returns the headers and statuses one operation should declare and does not: what its refusals say, conditional reads where an answer may be
 * kept, `Location` where it makes something, and what is left of a rate limit.
 */
export function headerGaps(operation: JsonObject, resolve: (part: Json | undefined) => JsonObject): string[] {
  const id = String(operation.operationId);
  const responses = isObject(operation.responses) ? operation.responses : {};
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(resolve) : [];
  const lacking = (status: string, names: readonly string[]) => {
    const { headers } = resolve(responses[status]);
    const declared = isObject(headers) ? Object.keys(headers) : [];
    return names.filter((name) => !declared.includes(name)).map((name) => `${id} ${status} has no ${name}`);
  };
  const gaps = Object.keys(responses).flatMap((status) => lacking(status, always[status] ?? []));
  if (Number(operation['x-cache-seconds']) > 0) {
    gaps.push(...lacking('200', ['ETag', 'Cache-Control']));
    if (responses['304'] === undefined) gaps.push(`${id} may be kept and has no 304`);
    if (!parameters.some(({ name }) => name === 'If-None-Match'))
      gaps.push(`${id} may be kept and takes no If-None-Match`);
  }
  if (operation['x-location'] !== undefined) gaps.push(...lacking('200', ['Location']));
  else if (/^(?:add|create|invite|upload|order)[A-Z]/.test(id) && id !== 'createToken')
    gaps.push(`${id} makes something and has no x-location`);
  if (operation['x-rate-limit'] !== undefined)
    gaps.push(...lacking('200', rateLimit), ...lacking('429', rateLimit));
  return gaps;
}
