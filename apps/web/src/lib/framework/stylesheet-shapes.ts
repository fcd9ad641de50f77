/**
 * How the framework writes the stylesheets of a page.
 *
 * Assumed: React hoists each stylesheet of the build into the head as this link, with the nonce of a page that has one; in the data it
 * starts from, the same link is an element, and a row hints to preload it. The data is JSON inside a script, hence the escaped quotes. React ignores a row of an unknown kind.
 */
export const SHEET_LINK =
  /<link rel="stylesheet" href="(?<href>[^"]+)"(?: nonce="[^"]*")? data-precedence="next"\/>/g;

export const SHEET_ELEMENT =
  /\\"link\\",(?<key>\\"[^"\\]*\\"|null),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"(?<href>[^"\\]+)\\",\\"precedence\\":\\"next\\"[^{}]*\}/g;

export const SHEET_HINT = /:HL\[\\"(?<href>[^"\\]+)\\",\\"style\\"/g;

/** Returns the hint to preload the picture at `src`. */
export function pictureHint(src: string): string {
  return `:HL[\\"${src}\\",\\"image\\"`;
}

/** Returns the same hint with a kind React does not know. */
export function unknownHint(hint: string): string {
  return hint.replace(':HL[', ':HZ[');
}

/** Returns an inlined stylesheet: React takes it for the link of the same address. */
export function inlineSheet(href: string, text: string): string {
  return `<style data-precedence="next" data-href="${href}">${text}</style>`;
}

/**
 * Returns an inlined stylesheet beside its file, which applies to no medium: React finds the link it starts from, and nothing waits for the
 * file. For a page that is passed on while it is written, whose data cannot be changed.
 */
export function sheetBesideFile(href: string, text: string, nonce: string): string {
  return `<style nonce="${nonce}">${text}</style><link rel="stylesheet" href="${href}" media="not all" data-precedence="next"/>`;
}

const SHEET_HREF = /^\/_next\/(?<file>static\/(?:(?!\.)[\w.-]+\/)*[\w.-]+\.css)$/;

/** Returns the file of a stylesheet in the folder of the build; undefined for any other address. */
export function sheetFile(href: string): string | undefined {
  return SHEET_HREF.exec(href)?.groups?.file;
}
