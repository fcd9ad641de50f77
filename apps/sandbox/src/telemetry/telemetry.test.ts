import { setLog } from '@bazaar/telemetry/log';
import { setMetricsSink } from '@bazaar/telemetry/metrics';
import { type SpanRecord, setSpanSink } from '@bazaar/telemetry/spans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAtBank, paymentCaller } from '../testing/payment-caller';
import { type TestApp, testApp } from '../testing/test-app';
import { nameOf, observeStatements } from './observe-statements';
import { serviceLog } from './start-sandbox-telemetry';

const PHONE = '09120000001';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const spans: SpanRecord[] = [];
const lines: string[] = [];
const recorded: { name: string; labels: Readonly<Record<string, string>> }[] = [];
let app: TestApp;

beforeAll(async () => {
  setMetricsSink({
    add: ({ name }, _, labels) => recorded.push({ name, labels }),
    set: ({ name }, _, labels) => recorded.push({ name, labels }),
    observe: ({ name }, _, labels) => recorded.push({ name, labels }),
  });
  app = await testApp(60);
  observeStatements();
  setSpanSink({ share: 1, take: (span) => spans.push(span) });
  setLog({ format: 'json', service: 'sandbox', write: (line) => lines.push(line) });
  app.services.log = serviceLog({ LOG_FORMAT: 'json' });
});

afterAll(async () => {
  setSpanSink(undefined);
  setLog(undefined);
  setMetricsSink(undefined);
  await app.services.database.close();
});

describe('telemetry', () => {
  it('continues the trace of its caller down to the statement', async () => {
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    const answer = await app.app.request('/api/v1/supplierproducts/none/catalog', {
      headers: { traceparent },
    });
    const { traceId } = (await answer.json()) as { traceId: string };
    expect(traceId).toBe(TRACE);
    const mine = spans.filter((span) => span.traceId === TRACE);
    const server = mine.find(({ kind }) => kind === 'server');
    expect(server).toMatchObject({ name: 'getSupplierProductCatalog', parentSpanId: '00f067aa0ba902b7' });
    const statements = mine.filter(({ name }) => name.startsWith('statement '));
    expect(statements.length).toBeGreaterThan(0);
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(server?.spanId);
  });

  it('holds no phone number, token or code after a login, a payment and failures', async () => {
    const buyer = await paymentCaller(app, PHONE);
    const code = app.services.inbox.list()[0]?.code ?? '';
    const { paymentId } = await buyer.charge(1_000_000);
    const { body } = await buyer.attempt('request', { paymentId });
    await payAtBank(app, body);
    await app.post('/users/login-by-otp', { phoneNumber: PHONE });
    await app.post('/connect/token', { grant_type: 'otp', phone_number: PHONE, code });
    app.services.log(`request failed: Error: no row for ${PHONE} with Bearer ${buyer.token}`, 'error');
    const written = [...lines, ...spans.map((span) => JSON.stringify(span)), JSON.stringify(recorded)].join(
      '\n',
    );
    expect(lines.length).toBeGreaterThan(1);
    expect(written.includes('createToken')).toBe(true);
    expect(code).toMatch(/^\d{5}$/);
    for (const secret of [PHONE, PHONE.slice(1), buyer.token]) expect(written.includes(secret)).toBe(false);
    // Ids may hold five digits in a row by chance; a code stands alone.
    expect(lines.join('\n')).not.toMatch(new RegExp(`(?<![0-9a-f])${code}(?![0-9a-f])`));
  });

  it('counts requests by operation and statements by table, never by address', () => {
    const labelsOf = (name: string) =>
      recorded.filter((each) => each.name === name).map(({ labels }) => labels);
    const routes = labelsOf('http_server_request_duration_seconds').map(({ route }) => route);
    expect(routes).toContain('getSupplierProductCatalog');
    expect(routes.join()).not.toContain('/');
    const statements = labelsOf('database_statement_duration_seconds').map(({ statement }) => statement);
    expect(statements).toContain('select access_tokens');
  });

  it.each([
    ['select "a" from "products" where id = $1', 'select products'],
    ['insert into "access_tokens" values ($1)', 'insert access_tokens'],
    ['update "users" set x = $1', 'update users'],
    ['with wanted as (select 1 from tokens) select 2', 'with tokens'],
    ['', 'other'],
  ])('names %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});
