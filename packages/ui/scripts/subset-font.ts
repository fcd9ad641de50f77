import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { narrowFigures } from './font/narrow-figures.ts';

/** Persian, Latin, digits of three scripts, the punctuation and the technical signs that the product uses. */
const ranges: readonly [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb0, 0xb7],
  [0xbb, 0xbe],
  [0xd7, 0xd7],
  [0x60c, 0x60c],
  [0x61b, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66d],
  [0x670, 0x671],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c0, 0x6c0],
  [0x6cc, 0x6cc],
  [0x6f0, 0x6f9],
  [0x200b, 0x200f],
  [0x2010, 0x2026],
  [0x2030, 0x2030],
  [0x2066, 0x2069],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2265],
];

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('vazirmatn/fonts/variable/Vazirmatn[wght].ttf'));
const text = ranges
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)),
  )
  .join('');
const needed = await subsetFont(source, text, {
  targetFormat: 'truetype',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
// Written anew by the second pass, with its checksums.
const subset = await subsetFont(narrowFigures(needed), text, { targetFormat: 'woff2' });
writeFileSync(fileURLToPath(new URL('../src/fonts/vazirmatn.woff2', import.meta.url)), subset);
console.log(`vazirmatn.woff2: ${subset.length} bytes`);
