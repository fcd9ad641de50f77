const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 56;
const ROW = 28;

/**
 * Returns a page in PDF with a line for each symbol: the value and the unit where they are given, else room to write them by hand. Its font has
 * Latin letters only.
 */
export function formFile(title: string, rows: readonly (readonly string[])[]): Buffer {
  const top = HEIGHT - 120;
  const columns = [MARGIN, 150, 300, 400, WIDTH - MARGIN];
  const bottom = top - (rows.length + 1) * ROW;
  const lines = [
    ...Array.from({ length: rows.length + 2 }, (_, row) =>
      line(MARGIN, top - row * ROW, WIDTH - MARGIN, top - row * ROW),
    ),
    ...columns.map((x) => line(x, top, x, bottom)),
  ];
  const texts = [
    text(MARGIN, HEIGHT - 72, 16, title),
    ...['Symbol', 'Value', 'Unit', 'Note'].map((head, column) =>
      text((columns[column] ?? 0) + 6, top - 19, 11, head),
    ),
    ...rows.flatMap((cells, row) =>
      cells.map((cell, column) => text((columns[column] ?? 0) + 6, top - (row + 1) * ROW - 19, 11, cell)),
    ),
  ];
  return document(['0.6 w', ...lines, ...texts].join('\n'));
}

function line(fromX: number, fromY: number, toX: number, toY: number): string {
  return `${fromX} ${fromY} m ${toX} ${toY} l S`;
}

function text(x: number, y: number, size: number, written: string): string {
  return `BT /F1 ${size} Tf ${x} ${y} Td (${written.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}

/** Returns the file with its table of places, which readers look objects up in. */
function document(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
