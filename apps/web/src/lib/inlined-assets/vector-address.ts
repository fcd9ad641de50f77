/** What ends an attribute or a tag, starts a fragment or an escape, or is no part of an address. */
const SPECIAL = /[%#<>"&\t\r\n]/g;

/**
 * Returns an SVG as a `data:` address for an attribute in double quotes. It is escaped, not base64, because the
 * page is compressed: repeated words of several drawings then cost nothing. As the source of an image an SVG runs no script and loads
 * nothing.
 */
export function vectorAddress(svg: string): string {
  const quoted = svg.trim().replaceAll('"', "'");
  return `data:image/svg+xml,${quoted.replace(SPECIAL, (character) => encodeURIComponent(character))}`;
}
