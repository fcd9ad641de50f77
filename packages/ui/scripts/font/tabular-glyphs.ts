/** Substitutes that stand in a table of their own, for tables beyond 64 KB. */
const EXTENSION = 7;

/** Returns the glyphs that `font-variant-numeric: tabular-nums` shows in place of others. @param gsub the font's substitutions */
export function tabularGlyphs(gsub: Buffer): number[] {
  const features = gsub.readUInt16BE(6);
  const lookups = gsub.readUInt16BE(8);
  const numbers = list(gsub, features, 6).flatMap((record) => {
    if (gsub.toString('latin1', record, record + 4) !== 'tnum') return [];
    const feature = features + gsub.readUInt16BE(record + 4);
    return list(gsub, feature + 2, 2).map((at) => gsub.readUInt16BE(at));
  });
  return [...new Set(numbers)].flatMap((number) => {
    const lookup = lookups + gsub.readUInt16BE(lookups + 2 + number * 2);
    const isExtended = gsub.readUInt16BE(lookup) === EXTENSION;
    return list(gsub, lookup + 4, 2).flatMap((at) => {
      const table = lookup + gsub.readUInt16BE(at);
      return substitutesOf(gsub, isExtended ? table + gsub.readUInt32BE(table + 4) : table);
    });
  });
}

/** Returns the substitutes of a table that names each, or the distance of all to what they stand for. */
function substitutesOf(gsub: Buffer, table: number): number[] {
  if (gsub.readUInt16BE(table) === 2) return list(gsub, table + 4, 2).map((at) => gsub.readUInt16BE(at));
  const distance = gsub.readInt16BE(table + 4);
  return covered(gsub, table + gsub.readUInt16BE(table + 2)).map((glyph) => (glyph + distance) & 0xffff);
}

/** Returns the glyphs of a coverage: each, or ranges from the first to the last. */
function covered(gsub: Buffer, coverage: number): number[] {
  if (gsub.readUInt16BE(coverage) === 1)
    return list(gsub, coverage + 2, 2).map((at) => gsub.readUInt16BE(at));
  return list(gsub, coverage + 2, 6).flatMap((range) => {
    const first = gsub.readUInt16BE(range);
    return Array.from({ length: gsub.readUInt16BE(range + 2) - first + 1 }, (_, index) => first + index);
  });
}

/** Returns where the entries of a list stand, which begins with their number. */
function list(table: Buffer, start: number, size: number): number[] {
  return Array.from({ length: table.readUInt16BE(start) }, (_, index) => start + 2 + index * size);
}
