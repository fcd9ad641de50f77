import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { FIGURE_WIDTH } from './narrow-figures.ts';
import { readGlyphs, readTables, tableOf } from './sfnt.ts';
import { tabularGlyphs } from './tabular-glyphs.ts';

const stored = readFileSync(new URL('../../src/fonts/vazirmatn.woff2', import.meta.url));

it('the font of the site has Persian figures of one width, narrow enough that a number stays one word', async () => {
  const tables = readTables(await subsetFont(stored, '۰۱۲۳۴۵۶۷۸۹', { targetFormat: 'truetype' }));
  const metrics = tableOf(tables, 'hmtx');
  const glyphs = readGlyphs(tables);
  const figures = tabularGlyphs(tableOf(tables, 'GSUB'));
  expect(figures.length).toBeGreaterThanOrEqual(10);
  for (const figure of figures) {
    expect(metrics.readUInt16BE(figure * 4)).toBe(FIGURE_WIDTH);
    expect(glyphs[figure]?.readInt16BE(2)).toBeGreaterThan(0);
    expect(glyphs[figure]?.readInt16BE(6)).toBeLessThan(FIGURE_WIDTH);
  }
});
