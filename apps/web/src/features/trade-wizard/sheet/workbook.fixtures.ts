import { zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Returns the bytes of a workbook of one sheet: texts in the shared table, numbers as values, as spreadsheets write them. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))];
  const cellOf = (cell: string | number, row: number, column: number) => {
    const at = `${String.fromCharCode(65 + column)}${row + 1}`;
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
    return cell === '' ? '' : `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
  };
  const rowsXml = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, row, column)).join('')}</row>`,
  );
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="اقلام" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('rId1', 'worksheet', 'worksheets/sheet1.xml').replace(
      '</Relationships>',
      `${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><dimension ref="A1:D${rows.length}"/><sheetData>${rowsXml.join('')}</sheetData></worksheet>`,
    'xl/media/photo.png': 'picture',
  };
  const encoder = new TextEncoder();
  const packed = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, encoder.encode(xml)])),
  );
  return new Uint8Array(packed);
}

function relations(id: string, kind: string, target: string): string {
  return `<Relationships xmlns="${PACKAGE}">${relation(id, kind, target)}</Relationships>`;
}

function relation(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
}
