import { isIP } from 'node:net';
import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * Returns the address of a request: its connection's, or, only where the settings say that our own proxy is in front, the last one that
 * this proxy added (earlier ones come from the caller). `undefined` without a network, as in tests of the app alone.
 */
export function clientAddress(context: Context, trustsProxy: boolean): string | undefined {
  const connected = (context.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  const told = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = trustsProxy && told !== undefined && isIP(told) !== 0 ? told : connected;
  return address?.replace(/^::ffff:/i, '');
}

/** Returns whether the address is this machine itself: its own web app, tests and benchmarks, which act for many people or for none. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}

/**
 * Returns the unit to count a household or office by: an IPv4 address, or the /64 prefix of an IPv6 address, which a provider assigns as a
 * whole.
 */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 }, () => '0');
  return `${[...groups, ...zeros]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}
