import { strFromU8, unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { detectCadText } from '../files/cad-text';
import { articles } from '../seed/contents/articles';
import { supplierArticles } from '../seed/contents/supplier-articles';
import { attachmentsOf } from './article-attachments';

const withFiles = [...articles, ...supplierArticles]
  .map((text) => ({ id: text.id, files: attachmentsOf(text) }))
  .filter(({ files }) => files.length > 0);

describe('the files of articles', () => {
  it('are there for at least eight, of three kinds, and are what they say', async () => {
    expect(withFiles.length).toBeGreaterThanOrEqual(8);
    const kinds = new Set<string>();
    for (const { file, bytes } of withFiles.flatMap(({ files }) => files)) {
      const detected = (await fileTypeFromBuffer(bytes))?.mime ?? `image/vnd.${detectCadText(bytes)}`;
      expect(detected, file.id).toBe(file.mime);
      expect(bytes.length).toBe(file.sizeBytes);
      kinds.add(file.mime);
    }
    expect(kinds.size).toBe(3);
  });

  it('have the table of the article in the workbook', () => {
    const pump = attachmentsOf(articles.find(({ id }) => id === 'pump-selection') as never);
    const sheet = pump.find(({ file }) => file.name.endsWith('.xlsx'));
    const files = unzipSync(new Uint8Array(sheet?.bytes ?? Buffer.alloc(0)));
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<t>DN150</t>');
  });
});
