/** One row of the data React starts from: `5:["$","div",null,{…}]`, `5:Tc,a long text`, `5:I[…]`, `:HL[…]`. */
export interface FlightRow {
  /** Hexadecimal; empty for hints. */
  readonly id: string;
  readonly kind: 'model' | 'text' | 'other';
  /** JSON of a model, the text itself, or the whole row as it stands. */
  readonly body: string;
}

const HEAD = /^(?<id>[0-9a-f]*):(?<tag>[A-Z]?)/;
const NEWLINE = 10;

/**
 * Returns the rows of React's data, in their order.
 *
 * Assumed: a row is an id in hexadecimal, a colon, a capital letter for everything but JSON, and its content up to the end of the line;
 * a text (`T`) states its length in bytes and has no end of line.
 */
export function readRows(data: string): FlightRow[] {
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf(NEWLINE, at);
    const end = lineEnd === -1 ? bytes.length : lineEnd;
    const head = HEAD.exec(bytes.toString('latin1', at, Math.min(end, at + 32)))?.groups;
    if (head === undefined) throw new SyntaxError(`no row of React's data at ${at}`);
    const { id = '', tag } = head;
    if (tag === 'T') {
      const comma = bytes.indexOf(',', at);
      const start = comma + 1;
      const length = Number.parseInt(bytes.toString('latin1', at + id.length + 2, comma), 16);
      rows.push({ id, kind: 'text', body: bytes.toString('utf8', start, start + length) });
      at = start + length;
      continue;
    }
    const line = bytes.toString('utf8', at, end);
    rows.push(
      tag === '' ? { id, kind: 'model', body: line.slice(id.length + 1) } : { id, kind: 'other', body: line },
    );
    at = end + 1;
  }
  return rows;
}

/** Returns the rows as one text. */
export function writeRows(rows: readonly FlightRow[]): string {
  return rows.map(writeRow).join('');
}

function writeRow({ id, kind, body }: FlightRow): string {
  if (kind === 'text') return `${id}:T${Buffer.byteLength(body).toString(16)},${body}`;
  return kind === 'model' ? `${id}:${body}\n` : `${body}\n`;
}
