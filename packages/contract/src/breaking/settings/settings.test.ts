import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Change } from '../change';
import { defaultPolicy } from '../policy';
import { applySettings } from './apply-settings';
import { policyOf, readSettings } from './read-settings';

const file = join(mkdtempSync(join(tmpdir(), 'bazaar-settings-')), 'settings.yaml');
const settings = (text: string) => {
  writeFileSync(file, text);
  return readSettings(file);
};
const change = (rule: string, operation = 'GET /a (a)', schema = 'Order.id'): Change => ({
  rule,
  level: 'breaking',
  operations: [operation],
  where: 'response 200',
  schema,
});
const policy = defaultPolicy('2026-06-15');

it('gives rules another level, and hides those that are off', () => {
  const given = settings('severity: { operation-removed: warning, response-enum-widened: off }');
  const changes = ['operation-removed', 'response-enum-widened', 'server-removed'].map((rule) =>
    change(rule),
  );
  expect(applySettings(changes, given, policy).changes.map(({ rule, level }) => `${rule} ${level}`)).toEqual([
    'operation-removed warning',
    'server-removed breaking',
  ]);
});

it('accepts a finding by rule, call and place, until its day, and tells what was not found', () => {
  const given = settings(`accept:
  - { rule: operation-removed, call: GET /a, reason: nobody calls it }
  - { place: Order.id, until: 2026-06-14, reason: for a while }
  - { call: GET /none, reason: long ago }
`);
  const { changes, unused } = applySettings(
    [change('operation-removed'), change('server-removed')],
    given,
    policy,
  );
  expect(changes.map(({ rule }) => rule)).toEqual(['server-removed']);
  expect(unused).toEqual([
    'accepted until 2026-06-14, and no longer: Order.id (for a while)',
    'accepted, but not found: GET /none (long ago)',
  ]);
});

it('takes the level of stability from the command before the file', () => {
  const given = settings('stability: stable\ndeprecationDays: { stable: 180 }');
  expect(policyOf(given, { today: '2026-06-15' })).toEqual({
    today: '2026-06-15',
    threshold: 'stable',
    deprecationDays: { stable: 180, beta: 0 },
  });
  expect(policyOf(given, { stability: 'draft' }).threshold).toBe('draft');
  expect(() => policyOf(given, { stability: 'banana' })).toThrow('no stability level banana');
});

it.each([
  ['an unknown setting', 'ignore: []', 'there is no setting ignore'],
  ['an unknown rule', 'severity: { nonsense: off }', 'there is no rule nonsense'],
  ['an unknown level', 'severity: { operation-removed: fatal }', 'operation-removed is fatal'],
  ['an acceptance without a reason', 'accept: [{ rule: operation-removed }]', 'needs a reason'],
  ['an acceptance of everything', 'accept: [{ reason: all }]', 'names its rule'],
  ['a misspelled word', 'accept: [{ rule: operation-removed, path: /a, reason: x }]', 'has no path'],
  ['a day that is none', 'accept: [{ call: a, until: soon, reason: x }]', 'no date'],
  ['days that are none', 'deprecationDays: { stable: many }', 'no number of days'],
])('refuses %s', (_, text, sentence) => {
  expect(() => settings(text)).toThrow(sentence);
});
