import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SentenceRow } from '../testing/expected-reading.fixtures';
import { measureSet, percent } from '../testing/measure-set.fixtures';
import { readSeedVocabulary } from '../testing/seed-vocabulary.fixtures';
import { writeReport } from '../testing/write-report';
import { understand } from '../understand';

const read = (file: string): SentenceRow[] =>
  JSON.parse(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'));
const [own, other] = [read('sentences-1'), read('sentences-2')];
const vocabulary = readSeedVocabulary();
const ask = (text: string) => understand(text, vocabulary);
const all = measureSet([...own, ...other], ask);

it('R-550 finds the category of nine of ten sentences that are older than the rules', () => {
  expect(own.length + other.length).toBeGreaterThanOrEqual(200);
  expect(percent(all.category)).toBeGreaterThanOrEqual(90);
});

it('R-551 reads nineteen of twenty numbers with their unit and comparison', () => {
  expect(all.numbers.all).toBeGreaterThan(300);
  expect(percent(all.numbers)).toBeGreaterThanOrEqual(95);
});

it('R-552 invents nothing: each part points at words of its sentence', () => {
  expect(all.traced.all).toBeGreaterThan(800);
  expect(all.traced.failures).toEqual([]);
});

it('the document of the figures is the measured one', async () => {
  const report = writeReport(measureSet(own, ask), measureSet(other, ask), all, own.length, other.length);
  await expect(report).toMatchFileSnapshot('../../../../../docs/assistant-sentences.md');
});
