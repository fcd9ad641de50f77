import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

const text = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
const column = (line: string, section: string, number: number) =>
  `${line.padEnd(72)}${section}${String(number).padStart(7)}`;

/** Returns the smallest valid file of each kind that may be uploaded. */
export async function sampleFiles(): Promise<Record<string, Uint8Array>> {
  const canvas = sharp({ create: { width: 240, height: 240, channels: 3, background: '#1a5fd0' } });
  return {
    jpg: await canvas.clone().jpeg().toBuffer(),
    png: await canvas.clone().png().toBuffer(),
    webp: await canvas.clone().webp().toBuffer(),
    pdf: text(['%PDF-1.4', '1 0 obj<</Type/Catalog>>endobj', 'trailer<</Root 1 0 R>>', '%%EOF']),
    dwg: text([`AC1032${'\0'.repeat(60)}`]),
    dxf: text(['999', 'made by hand', '  0', 'SECTION', '  2', 'HEADER', '  0', 'ENDSEC', '  0', 'EOF', '']),
    step: text([
      'ISO-10303-21;',
      'HEADER;',
      "FILE_NAME('shaft','2026-11-21',(''),(''),'','','');",
      'ENDSEC;',
      '',
    ]),
    igs: text([column('A shaft', 'S', 1), column('1H,,1H;,5Hshaft', 'G', 1), '']),
    zip: zipOf({ 'list.txt': 'یک' }),
    docx: officeFile('word/document.xml', 'wordprocessingml.document'),
    xlsx: officeFile('xl/workbook.xml', 'spreadsheetml.sheet'),
  };
}

function officeFile(part: string, kind: string): Uint8Array {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    [part]: '<document/>',
  });
}

/** Returns a zip archive of some texts, with the checksums and the directory that readers expect. */
function zipOf(entries: Record<string, string>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(raw), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(raw.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), head, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
