const TABLE_PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** Tags that mean something inside these others only. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  ...TABLE_PARENTS,
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  figcaption: ['figure'],
};
/** Tags that mean nothing without this attribute, their first. */
const NEEDED: Readonly<Record<string, string>> = {
  a: 'href',
  img: 'src',
  div: 'data-part',
  span: 'data-part',
  aside: 'data-part',
};
const TABLE_ROWS = new Set(['table', 'thead', 'tbody', 'tr']);
const CELLS = new Set(['th', 'td', 'caption']);
const HEADINGS = new Set(['h2', 'h3', 'h4']);
const VOID = new Set(['br', 'hr', 'img']);
/** Tags before which a browser ends an open paragraph by itself. */
const ENDS_PARAGRAPH = new Set(
  'p div aside blockquote ul ol dl figure figcaption table hr li dt dd h2 h3 h4'.split(' '),
);

/**
 * Drops the tags of sanitised, balanced markup that stand where HTML has no place for them, or lost what they need; their contents stay.
 *
 * A browser mends such places by closing or moving elements – an item without its list would close the item of the page around the text – so that
 * what it shows is no longer what was sanitised. After this the parsed tree is the one that is written.
 */
export function placeTags(html: string): string {
  const open: { readonly name: string; readonly isPlaced: boolean }[] = [];
  const around: string[] = [];
  return html.replace(/<(\/?)([a-z][a-z0-9]*)[^>]*>/g, (tag, slash: string, name: string) => {
    if (slash !== '') {
      const isPlaced = open.pop()?.isPlaced === true;
      if (isPlaced) around.pop();
      return isPlaced ? tag : '';
    }
    const needed = NEEDED[name];
    const isWhole = needed === undefined || tag.startsWith(`<${name} ${needed}="`);
    const isPlaced = isWhole && hasPlace(name, around);
    if (!VOID.has(name)) {
      open.push({ name, isPlaced });
      if (isPlaced) around.push(name);
    }
    return isPlaced ? tag : '';
  });
}

function hasPlace(name: string, around: readonly string[]): boolean {
  const parent = around.at(-1) ?? '';
  const parents = PARENTS[name];
  if (parents !== undefined && !parents.includes(parent)) return false;
  if (TABLE_ROWS.has(parent) && !(name in TABLE_PARENTS)) return false;
  // What stands in a cell begins anew: nothing outside of it is closed from within.
  const inCell = around.slice(around.findLastIndex((outer) => CELLS.has(outer)) + 1);
  if (name === 'a' && around.includes('a')) return false;
  if (HEADINGS.has(name) && inCell.some((outer) => HEADINGS.has(outer))) return false;
  return !(ENDS_PARAGRAPH.has(name) && inCell.includes('p'));
}
