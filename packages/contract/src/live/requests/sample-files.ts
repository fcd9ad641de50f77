import { crc32, deflateSync } from 'node:zlib';

/** Small files of each kind, for uploads. */
const files = {
  png: { name: 'square.png', type: 'image/png', base64: whitePng(400).toString('base64') },
  pdf: {
    name: 'page.pdf',
    type: 'application/pdf',
    base64: Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ).toString('base64'),
  },
  text: { name: 'note.txt', type: 'text/plain', base64: Buffer.from('a note\n').toString('base64') },
} as const;

export interface SampleFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Returns the file that a generated value names, if any. */
export function sampleFile(value: unknown): SampleFile | undefined {
  if (typeof value !== 'object' || value === null || !('$file' in value)) return undefined;
  return files[value.$file as keyof typeof files];
}

/** Returns a white greyscale square: a few hundred bytes, and large enough for a person's picture. */
function whitePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side, 255)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
