import type { ArticleText } from '../seed/contents/page-types';
import { formFile } from './form-file';
import { type MadeFile, SHEET_MIME, seedFile } from './made-file';
import { plateFile } from './plate-file';
import { sheetFile } from './sheet-file';

/** Articles with a drawing, by their ids without `pg-`: width, height and hole of its plate in millimetres. */
const PLATES: Readonly<Record<string, readonly [number, number, number]>> = {
  'supplier-pump-alignment': [160, 90, 9],
  'coupling-choice': [200, 120, 11],
  'pump-selection': [420, 240, 18],
  'gearbox-selection': [300, 180, 14],
};

/** Returns the files of an article that calculates something: a form of its symbols, its first table, and the drawing it speaks of. */
export function attachmentsOf({ id, body }: Pick<ArticleText, 'id' | 'body'>): MadeFile[] {
  if (!/^= /m.test(body)) return [];
  const symbols = [...body.matchAll(/^: (.+?) \|/gm)].flatMap(([, symbol = '']) =>
    /^[\x20-\x7e]+$/.test(symbol) ? [symbol] : [],
  );
  const rows = firstTable(body);
  const plate = PLATES[id];
  const made: [name: string, mime: string, bytes: Buffer][] = [];
  if (symbols.length > 0)
    made.push([
      'برگهٔ محاسبه.pdf',
      'application/pdf',
      formFile(
        `Calculation sheet: ${id}`,
        symbols.map((symbol) => [symbol]),
      ),
    ]);
  if (rows.length > 0) made.push(['جدول مطلب.xlsx', SHEET_MIME, sheetFile(rows)]);
  if (plate) made.push(['نقشهٔ صفحهٔ نصب.dxf', 'image/vnd.dxf', plateFile(...plate)]);
  return made.map(([name, mime, bytes], index) => seedFile(`att-${id}-${index + 1}`, name, mime, bytes));
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
