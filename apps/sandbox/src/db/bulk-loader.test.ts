import { expect, it } from 'vitest';
import { copyLine } from './bulk-loader';

it.each([
  [{ a: null, b: undefined, c: 1, d: true }, '\\N\t\\N\t1\ttrue\n'],
  [{ a: 'tab\tand\nline\\' }, 'tab\\tand\\nline\\\\\n'],
  [{ a: ['x', 'a "b" \\ c', '7'] }, '{"x","a \\\\"b\\\\" \\\\\\\\ c","7"}\n'],
  [{ a: { text: 'خط\nنو' } }, '{"text":"خط\\\\nنو"}\n'],
])('writes %j in the text format of COPY', (row, line) => {
  expect(copyLine(row)).toBe(line);
});
