import { readGlyphs, readTables, tableOf, withGlyphs, writeTables } from './sfnt.ts';
import { tabularGlyphs } from './tabular-glyphs.ts';

/** Width of a tabular figure at the regular weight, in units of the font: about the mean of the proportional ones. */
export const FIGURE_WIDTH = 1100;
/** Least distance between two of them, which bold ones halve. */
const GAP = 140;

/** Offsets in words that move the outline, in whole pixels. */
const MOVED = 0x7;
const TWO_SCALES = 0x40;
/** The offset is not scaled with the outline. */
const OFFSET_AS_IS = 0x1000;
const ONE = 0x4000;

/**
 * Returns the font with narrower tabular figures.
 *
 * The face makes its Persian and Arabic ones as wide as the widest, «۳»: «۱» and «۰» then stand alone, and a number falls apart. They are
 * references to the proportional ones, moved to the middle of the width, so only these change; the wide ones are drawn narrower too.
 * @param font a TrueType file
 */
export function narrowFigures(font: Buffer): Buffer {
  const tables = readTables(font);
  const glyphs = readGlyphs(tables);
  const metrics = Buffer.from(tableOf(tables, 'hmtx'));
  for (const glyph of tabularGlyphs(tableOf(tables, 'GSUB'))) {
    const figure = moved(glyphs, glyph);
    glyphs[glyph] = figure;
    metrics.writeUInt16BE(FIGURE_WIDTH, glyph * 4);
    metrics.writeInt16BE(figure.readInt16BE(2), glyph * 4 + 2);
  }
  return writeTables(font, withGlyphs(new Map([...tables, ['hmtx', metrics]]), glyphs));
}

/** Returns a tabular figure: a reference to the outline it shows now, in the middle of the new width. */
function moved(glyphs: readonly Buffer[], glyph: number): Buffer {
  const present = glyphs[glyph];
  const outline = present?.readInt16BE(0) === -1 ? glyphs[present.readUInt16BE(12)] : undefined;
  if (present === undefined || outline === undefined) throw new Error(`figure ${glyph} refers to no other`);
  const [start, end] = [outline.readInt16BE(2), outline.readInt16BE(6)];
  const scale = Math.min(1, (FIGURE_WIDTH - GAP) / (end - start));
  const offset = Math.round((FIGURE_WIDTH - (start + end) * scale) / 2);
  const figure = Buffer.alloc(22);
  outline.copy(figure, 0, 0, 10);
  figure.writeInt16BE(-1, 0);
  figure.writeInt16BE(Math.round(start * scale + offset), 2);
  figure.writeInt16BE(Math.round(end * scale + offset), 6);
  figure.writeUInt16BE(MOVED | TWO_SCALES | OFFSET_AS_IS, 10);
  present.copy(figure, 12, 12, 14);
  figure.writeInt16BE(offset, 14);
  figure.writeInt16BE(Math.round(scale * ONE), 18);
  figure.writeInt16BE(ONE, 20);
  return figure;
}
