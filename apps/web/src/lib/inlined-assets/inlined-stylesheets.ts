import {
  inlineSheet,
  SHEET_ELEMENT,
  SHEET_HINT,
  SHEET_LINK,
  unknownHint,
} from '../framework/stylesheet-shapes.ts';
import type { ReadSheet } from './stylesheet-files.ts';

/** Returns the addresses of the stylesheets a page names and this build can inline, in order. */
export function sheetsOf(html: string, read: ReadSheet): string[] {
  const hrefs = [...html.slice(0, endOfHead(html)).matchAll(SHEET_LINK)].map(
    ({ groups }) => groups?.href ?? '',
  );
  return hrefs.filter((href) => read(href) !== undefined);
}

/** Returns the page with its stylesheets inlined, so that it is painted without a further request. One that cannot be read stays a file. */
export function withSheets(html: string, read: ReadSheet): string {
  const end = endOfHead(html);
  const head = html.slice(0, end).replace(SHEET_LINK, (link, href: string) => {
    const sheet = read(href);
    return sheet ? inlineSheet(href, sheet.text) : link;
  });
  return head + html.slice(end);
}

/** Returns where the head ends: a cached page is sent thousands of times, and only its head is searched. */
function endOfHead(html: string): number {
  const end = html.indexOf('</head>');
  return end === -1 ? html.length : end;
}

/**
 * Marks in the data React starts from that these stylesheets are inlined: it would otherwise fetch them as files and wait for them. The
 * data is JSON in a script, hence the escaped quotes; its texts state their own length, so no length may change.
 */
export function announceSheets(html: string, hrefs: readonly string[]): string {
  return html
    .replace(SHEET_ELEMENT, (all, key: string, href: string) =>
      hrefs.includes(href)
        ? padded(`\\"style\\",${key},{\\"href\\":\\"${href}\\",\\"precedence\\":\\"next\\"}`, all)
        : all,
    )
    .replace(SHEET_HINT, (all, href: string) => (hrefs.includes(href) ? unknownHint(all) : all));
}

/** Pads inside the last brace until the text, once its quotes are unescaped, is as long as the one it replaces. */
function padded(text: string, former: string): string {
  const lengthOf = (escaped: string) => escaped.replaceAll('\\"', '"').length;
  return `${text.slice(0, -1)}${' '.repeat(lengthOf(former) - lengthOf(text))}}`;
}
