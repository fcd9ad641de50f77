import type { Hono } from 'hono';
import { requestCode } from '../auth/request-code';
import { FaultList } from '../controls/fault';
import { RequestCounter } from '../controls/request-counter';
import { operations } from '../routes/operations';
import { createApp } from '../server/create-app';
import { AdjustableClock } from '../server/system-services';
import { seededServices } from './seeded-services';
import type { TestServices } from './test-services';

type Body = Record<string, unknown>;

export interface TestApp {
  app: Hono;
  services: TestServices;
  /** GET under /api/v1; the status must be 200. */
  get(path: string, token?: string): Promise<Body>;
  post(path: string, body: unknown, token?: string, key?: string): Promise<Response>;
  /** Returns a token for a number, by the two steps of the login. */
  logIn(phoneNumber: string): Promise<string>;
}

/** Creates the whole application over a small catalogue in memory, without a network. */
export async function testApp(productCount: number): Promise<TestApp> {
  const services = await seededServices(productCount);
  const controls = { counter: new RequestCounter(), faults: new FaultList(), clock: new AdjustableClock() };
  const app = createApp({ services, operations, controls });
  const post = async (path: string, body: unknown, token?: string, key = crypto.randomUUID()) =>
    app.request(`/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...bearer(token) },
    });
  return {
    app,
    services,
    post,
    get: async (path, token) => {
      const answer = await app.request(`/api/v1${path}`, { headers: bearer(token) });
      if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    },
    logIn: async (phoneNumber) => {
      await requestCode(services, phoneNumber);
      const code = services.inbox.list()[0]?.code ?? '';
      const form = { grant_type: 'otp', phone_number: phoneNumber, code, client_id: 'bazaar-web' };
      const answer = await app.request('/api/v1/connect/token', {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      return ((await answer.json()) as { access_token: string }).access_token;
    },
  };
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
