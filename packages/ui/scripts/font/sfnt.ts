/** A font file as its tables. Checksums are left to whoever writes the file for the site. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const ENTRY = 16;

/** Returns the tables of a TrueType file by their names. */
export function readTables(font: Buffer): FontTables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = HEADER + index * ENTRY;
      const start = font.readUInt32BE(entry + 8);
      const table = font.subarray(start, start + font.readUInt32BE(entry + 12));
      return [font.toString('latin1', entry, entry + 4), Buffer.from(table)] as const;
    }),
  );
}

/** Returns a TrueType file of tables; `font` is the file they were read from. */
export function writeTables(font: Buffer, tables: FontTables): Buffer {
  const head = Buffer.from(font.subarray(0, HEADER + tables.size * ENTRY));
  const parts: Buffer[] = [head];
  let start = head.length;
  [...tables.values()].forEach((table, index) => {
    const entry = HEADER + index * ENTRY;
    head.writeUInt32BE(start, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    parts.push(padded(table));
    start += padded(table).length;
  });
  return Buffer.concat(parts);
}

/** Returns the outlines by the number of their glyph. */
export function readGlyphs(tables: FontTables): Buffer[] {
  const [loca, glyf] = [tableOf(tables, 'loca'), tableOf(tables, 'glyf')];
  const isLong = tableOf(tables, 'head').readUInt16BE(50) === 1;
  const at = (glyph: number) => (isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  return Array.from({ length: loca.length / (isLong ? 4 : 2) - 1 }, (_, glyph) =>
    glyf.subarray(at(glyph), at(glyph + 1)),
  );
}

/** Returns the tables with these outlines. */
export function withGlyphs(tables: FontTables, glyphs: readonly Buffer[]): FontTables {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const parts = glyphs.map(padded);
  let end = 0;
  parts.forEach((part, glyph) => {
    end += part.length;
    loca.writeUInt32BE(end, (glyph + 1) * 4);
  });
  const head = Buffer.from(tableOf(tables, 'head'));
  head.writeUInt16BE(1, 50);
  return new Map([...tables, ['glyf', Buffer.concat(parts)], ['loca', loca], ['head', head]]);
}

/** Returns a table that every TrueType font has. */
export function tableOf(tables: FontTables, name: string): Buffer {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`the font has no table ${name}`);
  return table;
}

function padded(part: Buffer): Buffer {
  return Buffer.concat([part, Buffer.alloc(-part.length & 3)]);
}
