import {
  inlineSheet,
  SHEET_ELEMENT,
  SHEET_HINT,
  SHEET_LINK,
  unknownHint,
} from '../framework/stylesheet-shapes.ts';
import type { ReadSheet } from './stylesheet-files.ts';

/** Addresses of the sheets a page names and this build can put inside it, in their order. */
export function sheetsOf(html: string, read: ReadSheet): string[] {
  const hrefs = [...html.slice(0, endOfHead(html)).matchAll(SHEET_LINK)].map(
    ({ groups }) => groups?.href ?? '',
  );
  return hrefs.filter((href) => read(href) !== undefined);
}

/** The page with its sheets inside, so that it is drawn as soon as it has come. A sheet that cannot be read stays a file. */
export function withSheets(html: string, read: ReadSheet): string {
  const end = endOfHead(html);
  const head = html.slice(0, end).replace(SHEET_LINK, (link, href: string) => {
    const sheet = read(href);
    return sheet ? inlineSheet(href, sheet.text) : link;
  });
  return head + html.slice(end);
}

/** A kept page is sent thousands of times: only its head is looked through. */
function endOfHead(html: string): number {
  const end = html.indexOf('</head>');
  return end === -1 ? html.length : end;
}

/**
 * Tells React, in the data it starts from, that these sheets stand inside the page: it would fetch them as files otherwise, and wait for
 * them. The data is written as JSON in a script, hence the escaped quotes; its texts name their own length, so no length may change.
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

/** Room inside the last brace until the text is as long as the one it takes the place of, once its quotes are unescaped. */
function padded(text: string, former: string): string {
  const lengthOf = (escaped: string) => escaped.replaceAll('\\"', '"').length;
  return `${text.slice(0, -1)}${' '.repeat(lengthOf(former) - lengthOf(text))}}`;
}
