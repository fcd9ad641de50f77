/** The smallest files of their kinds, for uploads. */
const files = {
  png: {
    name: 'dot.png',
    type: 'image/png',
    base64:
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
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

/** The file a generated value names, if it names one. */
export function sampleFile(value: unknown): SampleFile | undefined {
  if (typeof value !== 'object' || value === null || !('$file' in value)) return undefined;
  return files[value.$file as keyof typeof files];
}
