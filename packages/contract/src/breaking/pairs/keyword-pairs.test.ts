import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { compareContracts } from '../compare';
import { keywordPairs, keywordRows } from './keyword-pairs.fixture';

describe('the table of keywords', () => {
  const ajv = new Ajv2020({ strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const fits = (schema: object, components: object | undefined, value: unknown) =>
    ajv.validate({ $defs: {}, components: { schemas: components ?? {} }, allOf: [schema] }, value);

  it.each(keywordRows.filter(({ isUnchecked }) => isUnchecked !== true))(
    'a validator tells the settings apart: $name',
    ({ loose, tight, components, sample }) => {
      expect(fits(loose, components, sample)).toBe(true);
      expect(fits(tight, components, sample)).toBe(false);
    },
  );
});

describe('pairs of contracts', () => {
  it('are enough, each with a reason of its own', () => {
    expect(keywordPairs.length).toBeGreaterThanOrEqual(400);
    expect(new Set(keywordPairs.map(({ name }) => name)).size).toBe(keywordPairs.length);
    for (const { reason } of keywordPairs) expect(reason).toMatch(/^[A-Z].+\.$/);
  });

  it.each(keywordPairs)('$name', ({ before, after, verdict, reason }) => {
    const found = compareContracts(before, after);
    const judged = found.some(({ level }) => level === 'breaking') ? 'breaking' : 'harmless';
    expect(judged, `${reason} ${JSON.stringify(found)}`).toBe(verdict);
  });
});
