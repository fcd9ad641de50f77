import type { ReadSheet } from './stylesheet-files.ts';

/** As React writes a sheet of the build into the head. */
const SHEET_LINK = /<link rel="stylesheet" href="(?<href>[^"]+)" data-precedence="next"\/>/g;

/** The same link in React's data, and the hint to fetch it early. */
const LINK_DATA =
  /\\"link\\",(?<key>\\"[^"\\]*\\"|null),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"(?<href>[^"\\]+)\\",\\"precedence\\":\\"next\\"[^{}]*\}/g;
const HINT_DATA = /:HL\[\\"(?<href>[^"\\]+)\\",\\"style\\"/g;

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
    return sheet ? `<style data-precedence="next" data-href="${href}">${sheet.text}</style>` : link;
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
    .replace(LINK_DATA, (all, key: string, href: string) =>
      hrefs.includes(href)
        ? padded(`\\"style\\",${key},{\\"href\\":\\"${href}\\",\\"precedence\\":\\"next\\"}`, all)
        : all,
    )
    .replace(HINT_DATA, (all, href: string) => (hrefs.includes(href) ? unknownHint(all) : all));
}

/** A hint of a kind React does not know is passed over. */
export function unknownHint(hint: string): string {
  return hint.replace(':HL[', ':HZ[');
}

/** Room inside the last brace until the text is as long as the one it takes the place of, once its quotes are unescaped. */
function padded(text: string, former: string): string {
  const lengthOf = (escaped: string) => escaped.replaceAll('\\"', '"').length;
  return `${text.slice(0, -1)}${' '.repeat(lengthOf(former) - lengthOf(text))}}`;
}
