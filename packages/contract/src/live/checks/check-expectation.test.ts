import { expect, it } from 'vitest';
import { ownConventions } from '../conventions.ts';
import type { OperationModel } from '../model/operation-model.ts';
import { isRefusalOfForm } from './check-expectation.ts';

const operation = { furtherRules: ['f', 'from'] } as unknown as OperationModel;
const refusal = (...names: string[]) => ({
  status: 400,
  headers: new Headers(),
  text: '',
  json: { code: 'bad-request', errors: Object.fromEntries(names.map((name) => [name, ['x']])) },
});

it.each([
  [['f'], false],
  [['f[0]', 'f[12]', 'from'], false],
  [['f[0]', 'term'], true],
  [['g[0]'], true],
  [['f.x'], true],
  [[], true],
])('a refusal that names %j is one of the form: %s', (names, isOfForm) => {
  const answer = refusal(...names);
  expect(isRefusalOfForm(operation, { hasToken: false }, answer, ownConventions)).toBe(isOfForm);
});
