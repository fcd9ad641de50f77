/**
 * How the framework writes the style sheets of a page.
 *
 * Assumed: React hoists each sheet of the build into the head as this link; in the data it starts from the same link is an element, and a
 * row hints to fetch it early. The data is JSON inside a script, hence the escaped quotes. React passes over a row of a kind it does not
 * know.
 */
export const SHEET_LINK = /<link rel="stylesheet" href="(?<href>[^"]+)" data-precedence="next"\/>/g;

export const SHEET_ELEMENT =
  /\\"link\\",(?<key>\\"[^"\\]*\\"|null),\{\\"rel\\":\\"stylesheet\\",\\"href\\":\\"(?<href>[^"\\]+)\\",\\"precedence\\":\\"next\\"[^{}]*\}/g;

export const SHEET_HINT = /:HL\[\\"(?<href>[^"\\]+)\\",\\"style\\"/g;

/** The hint to fetch the picture at `src` early. */
export function pictureHint(src: string): string {
  return `:HL[\\"${src}\\",\\"image\\"`;
}

/** The same hint of a kind React does not know. */
export function unknownHint(hint: string): string {
  return hint.replace(':HL[', ':HZ[');
}

/** A sheet as it stands inside a page: React takes it for the link of the same address. */
export function inlineSheet(href: string, text: string): string {
  return `<style data-precedence="next" data-href="${href}">${text}</style>`;
}

const SHEET_HREF = /^\/_next\/(?<file>static\/(?:(?!\.)[\w.-]+\/)*[\w.-]+\.css)$/;

/** The file of a sheet in the folder of the build; undefined for an address that is no sheet of a build. */
export function sheetFile(href: string): string | undefined {
  return SHEET_HREF.exec(href)?.groups?.file;
}
