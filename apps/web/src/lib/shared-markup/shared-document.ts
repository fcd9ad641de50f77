import { readRows, writeRows } from '../framework/flight-rows.ts';
import {
  readFlightScripts,
  SHARED_ATTRIBUTE,
  SHARED_MARKUP_SCRIPT,
  SHARED_ROW,
  writeFlightScript,
} from '../framework/flight-scripts.ts';
import { BETWEEN_TEXTS } from './shared-answer.ts';
import { withoutStaticParts } from './static-parts.ts';

/** Text for a browser with script. */
const UNPARSED = /<noscript[\s\S]*?<\/noscript>/g;
const REFERENCES = new RegExp(`"\\$${SHARED_ROW}:(?<name>\\d+)"`, 'g');

interface SharedPart {
  readonly name: number;
  /** Its place in the document. */
  readonly at: number;
  readonly length: number;
}

/**
 * Returns a page without the second copy of what is only markup: React's data repeats every element of it. A script gives React the text
 * of those parts from the document itself (see `SHARED_MARKUP_SCRIPT`). A part that is not found in the document word for word stays in the
 * data; a page whose data do not stand together stays as it is.
 */
export function withSharedMarkup(html: string): string {
  const page = readFlightScripts(html);
  if (page === undefined) return html;
  const searched = page.markup.replace(UNPARSED, (text) => ' '.repeat(text.length));
  const parts = new Map<string, SharedPart | undefined>();
  const rows = withoutStaticParts(readRows(page.data), (part) => {
    if (!parts.has(part)) {
      const at = searched.indexOf(part);
      parts.set(part, at === -1 ? undefined : { name: parts.size, at, length: part.length });
    }
    const name = parts.get(part)?.name;
    return name === undefined ? undefined : `$${SHARED_ROW}:${name}`;
  });
  const data = writeRows(rows);
  const names = new Set([...data.matchAll(REFERENCES)].map(({ groups }) => Number(groups?.name)));
  const shared = [...parts.values()].filter(
    (part) => part !== undefined && names.has(part.name),
  ) as SharedPart[];
  if (shared.length === 0) return html;
  const script = `<script>${SHARED_MARKUP_SCRIPT}</script>`;
  return [withAttributes(page.markup, shared), page.start, script, writeFlightScript(data), page.rest].join(
    '',
  );
}

/** Marks the parts, and removes React's comments inside them: it does not read those parts again. */
function withAttributes(markup: string, parts: readonly SharedPart[]): string {
  const pieces: string[] = [];
  let from = 0;
  let insideUntil = 0;
  const copyTo = (end: number) => {
    const inside = markup.slice(from, Math.max(from, Math.min(end, insideUntil)));
    pieces.push(inside.replace(BETWEEN_TEXTS, ''), markup.slice(from + inside.length, end));
    from = end;
  };
  for (const { name, at, length } of [...parts].sort((one, other) => one.at - other.at)) {
    copyTo(at);
    insideUntil = Math.max(insideUntil, at + length);
    copyTo(at + (/^<[\w-]+/.exec(markup.slice(at, at + 32))?.[0].length ?? 0));
    pieces.push(` ${SHARED_ATTRIBUTE}="${name}"`);
  }
  copyTo(markup.length);
  return pieces.join('');
}
