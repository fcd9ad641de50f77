import { expect, it } from 'vitest';
import type { Json } from '../../document';
import type { Change } from '../change';
import { groupChanges } from './group';
import { lineOf } from './lines';
import { formats } from './reports';

const change = (schema: string, operation: string, before?: Json, after?: Json): Change => ({
  rule: 'response-enum-widened',
  level: 'breaking',
  operations: [operation],
  where: 'response 200',
  schema,
  before,
  after,
});

it('shows of a list only what was added and removed', () => {
  const [finding] = groupChanges([change('Order.state', 'GET /a (a)', ['Open', 'Closed'], ['Open', 'Lost'])]);
  expect(finding).toMatchObject({ added: ['Lost'], removed: ['Closed'] });
  expect(lineOf(finding as never)).toBe(
    'BREAKING  Order.state: more may come (values): +Lost −Closed; GET /a (a)  [response-enum-widened]',
  );
});

it('joins the same change of many calls, and of one field in many schemas', () => {
  const changes = ['Order', 'Offer', 'Invoice'].flatMap((name) =>
    ['GET /a (a)', 'GET /b (b)'].map((call) => change(`${name}.state`, call, ['Open'], ['Open', 'Lost'])),
  );
  const findings = groupChanges([...changes, change('Order.kind', 'GET /a (a)', ['Open'], ['Open', 'Lost'])]);
  expect(findings).toHaveLength(2);
  expect(findings[0]).toMatchObject({
    places: ['Order.state', 'Offer.state', 'Invoice.state'],
    operations: ['GET /a (a)', 'GET /b (b)'],
  });
  expect(lineOf(findings[0] as never)).toContain('Order.state and 2 more');
});

it('does not join removed calls: each is its own loss', () => {
  const removed = ['GET /a (a)', 'GET /b (b)'].map(
    (operation): Change => ({
      rule: 'operation-removed',
      level: 'breaking',
      operations: [operation],
      where: 'call',
    }),
  );
  expect(groupChanges(removed)).toHaveLength(2);
});

it('keeps a finding within one line of 200 letters, its rule included', () => {
  const values = Array.from({ length: 90 }, (_, index) => `value-${index}`);
  const long = change(
    `${'Long'.repeat(40)}.state`,
    `GET /${'long/'.repeat(60)} (name)`,
    ['a'],
    ['a', ...values],
  );
  const text = formats.text(groupChanges([long]));
  const lines = text.split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(200);
  expect(lines[1]).toContain('[response-enum-widened]');
  expect(lines[1]).toContain('+value-0');
});
