import type { ArticleText } from '../seed/contents/page-types';
import { formFile } from './form-file';
import { plateFile } from './plate-file';
import { sheetFile } from './sheet-file';

/** A file of an article, in the contract's shape, with how it is made. */
export interface ArticleAttachment {
  readonly file: {
    readonly id: string;
    readonly url: string;
    readonly name: string;
    readonly mime: string;
    readonly sizeBytes: number;
  };
  readonly bytes: Buffer;
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Articles with a drawing, by their ids without `pg-`: width, height and hole of its plate in millimetres. */
const PLATES: Readonly<Record<string, readonly [number, number, number]>> = {
  'supplier-pump-alignment': [160, 90, 9],
  'coupling-choice': [200, 120, 11],
  'pump-selection': [420, 240, 18],
  'gearbox-selection': [300, 180, 14],
};

/** Returns the files of an article that calculates something: a form of its symbols, its first table, and the drawing it speaks of. */
export function attachmentsOf({ id, body }: Pick<ArticleText, 'id' | 'body'>): ArticleAttachment[] {
  if (!/^= /m.test(body)) return [];
  const symbols = [...body.matchAll(/^: (.+?) \|/gm)].flatMap(([, symbol = '']) =>
    /^[\x20-\x7e]+$/.test(symbol) ? [symbol] : [],
  );
  const rows = firstTable(body);
  const plate = PLATES[id];
  const made: [name: string, mime: string, bytes: Buffer][] = [];
  if (symbols.length > 0)
    made.push(['برگهٔ محاسبه.pdf', 'application/pdf', formFile(`Calculation sheet: ${id}`, symbols)]);
  if (rows.length > 0) made.push(['جدول مطلب.xlsx', SHEET, sheetFile(rows)]);
  if (plate) made.push(['نقشهٔ صفحهٔ نصب.dxf', 'image/vnd.dxf', plateFile(...plate)]);
  return made.map(([name, mime, bytes], index) => {
    const key = `att-${id}-${index + 1}`;
    const url = `/files/${key}/${encodeURIComponent(name)}`;
    return { file: { id: key, url, name, mime, sizeBytes: bytes.length }, bytes };
  });
}

function firstTable(body: string): string[][] {
  const [table = ''] = /^\|(?!=).*(?:\n\|.*)*/m.exec(body) ?? [];
  return table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) =>
      row
        .trim()
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}
