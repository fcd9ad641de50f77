/**
 * Returns the address of what a call made, for its Location: the contract's pattern with fields of the answer in its braces. A pattern that is
 * one field alone is an address already, in which only what no header takes is still escaped. Throws for a field the answer does not have.
 */
export function addressOf(pattern: string, body: unknown): string {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>;
  const read = (name: string): string => {
    const value = fields[name];
    if (typeof value !== 'string') throw new Error(`the answer has no ${name} for its Location`);
    return value;
  };
  const whole = /^\{(\w+)\}$/.exec(pattern)?.[1];
  if (whole !== undefined) return read(whole).replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
  return `/api/v1${pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(read(name)))}`;
}
