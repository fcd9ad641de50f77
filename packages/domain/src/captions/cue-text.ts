const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};
const LAST_CODE_POINT = 0x10ffff;

/**
 * Returns the plain text of a cue: tags of voice, class, language and time are dropped with their brackets only, entities are replaced once,
 * and the mark of direction at the start of a line is left out, because a page gives each sentence its direction.
 */
export function cueText(content: string): string {
  return content
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .split('\n')
    .map((line) => line.trim().replace(/^[\u200e\u200f]+/, ''))
    .filter((line) => line !== '')
    .join('\n');
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}
