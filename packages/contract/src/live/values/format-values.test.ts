import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaChecker } from '../model/schema-checker';
import { formatValues } from './format-values';

const checker = schemaChecker({ openapi: '3.1.0', paths: {} }, 'request');
/** Any text is one. */
const free = ['password', 'binary'];
const judgedTexts = Object.entries(fullFormats)
  .filter(
    ([name, format]) =>
      !(typeof format === 'object' && 'type' in format && format.type === 'number') && !free.includes(name),
  )
  .map(([name]) => name);

it.each([...judgedTexts, 'iri', 'iri-reference'])('makes texts of format %s', (format) => {
  const values = formatValues[format];
  if (values === undefined) throw new Error(`nothing makes ${format}`);
  for (const value of fc.sample(values, { numRuns: 50, seed: 7 }))
    expect(checker.faultOf({ type: 'string', format }, value)).toBeUndefined();
});
