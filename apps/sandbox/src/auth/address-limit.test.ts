import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAddress, countedAddress } from '../http/client-address';
import { ProblemError } from '../http/problem';
import { type TestServices, testServices } from '../testing/test-services';
import { codeLimit, countAddressUse } from './address-limit';
import { requestCode } from './request-code';

let services: TestServices;
let phones = 0;

beforeAll(async () => {
  services = await testServices();
});

afterAll(() => services.database.close());

/** Sends a code as the call does, and returns what is left for the address. */
async function send(phone: string, address: string | undefined) {
  const left = await countAddressUse(services, address, codeLimit);
  await requestCode(services, phone);
  return left;
}

/** Requests a code from an address, for a new number. Returns the code of the refusal. */
async function ask(address: string | undefined): Promise<string> {
  phones += 1;
  const phone = `0917${String(phones).padStart(7, '0')}`;
  return send(phone, address).then(
    () => 'sent',
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );
}

const askOften = (address: string | undefined, times: number) =>
  Promise.all(Array.from({ length: times }, () => ask(address)));

describe('codes for one internet address', () => {
  it('S11 are 20 in 10 minutes, also when they are asked for at once', async ({ task }) => {
    Object.assign(task.meta, { tried: '33 requests of one address' });
    const answers = await askOften('203.0.113.1', 30);
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(20);
    expect(answers.filter((answer) => answer === 'rate-limited')).toHaveLength(10);
    expect(await ask('203.0.113.2')).toBe('sent');
    services.clock.advance(599);
    expect(await ask('203.0.113.1')).toBe('rate-limited');
    services.clock.advance(1);
    expect(await ask('203.0.113.1')).toBe('sent');
  });

  it('say how long to wait', async () => {
    await askOften('203.0.113.3', 20);
    services.clock.advance(60);
    const refusal = await send('09180000000', '203.0.113.3').catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      details: {
        headers: {
          'retry-after': '540',
          'ratelimit-limit': '20',
          'ratelimit-remaining': '0',
          'ratelimit-reset': '540',
        },
      },
    });
  });

  it('tell what is left', async () => {
    const left = [await send('09170000901', '203.0.113.9'), await send('09170000902', '203.0.113.9')];
    expect(left.map((headers) => headers['ratelimit-remaining'])).toEqual(['19', '18']);
    expect(await send('09170000903', '127.0.0.1')).toMatchObject({ 'ratelimit-remaining': '20' });
  });

  it('S11 count a whole IPv6 network as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) => ask(`2001:db8:1:2::${index.toString(16)}`)),
    );
    expect(answers.filter((answer) => answer === 'rate-limited')).toHaveLength(1);
    expect(await ask('2001:db8:1:3::1')).toBe('sent');
  });

  it('are not counted for this machine itself', async () => {
    for (const address of ['127.0.0.1', '127.8.0.1', '::1', undefined]) {
      expect(new Set(await askOften(address, 25))).toEqual(new Set(['sent']));
    }
  });
});

describe('the address of a caller', () => {
  async function addressOf(
    connected: string,
    told: string | undefined,
    trustsProxy: boolean,
  ): Promise<string> {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustsProxy) ?? 'none'));
    const headers: Record<string, string> = told === undefined ? {} : { 'x-forwarded-for': told };
    const env = { incoming: { socket: { remoteAddress: connected } } };
    return (await app.request('/', { headers }, env)).text();
  }

  it('is that of the connection, whatever the headers', async () => {
    expect(await addressOf('203.0.113.7', '10.0.0.1', false)).toBe('203.0.113.7');
    expect(await addressOf('::ffff:203.0.113.7', undefined, false)).toBe('203.0.113.7');
  });

  it('behind a trusted proxy is the one the proxy wrote last, if it is one', async () => {
    expect(await addressOf('10.0.0.1', '127.0.0.1, 203.0.113.7', true)).toBe('203.0.113.7');
    expect(await addressOf('10.0.0.1', 'unknown', true)).toBe('10.0.0.1');
    expect(await addressOf('10.0.0.1', undefined, true)).toBe('10.0.0.1');
  });

  it('is counted by network', () => {
    expect(countedAddress('203.0.113.7')).toBe('203.0.113.7');
    expect(countedAddress('2001:0DB8::1')).toBe('2001:db8:0:0::/64');
    expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });
});
