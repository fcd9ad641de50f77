import { changedItems } from './changed-items.ts';
import type { StyleItem } from './style-items.ts';

export interface StyleChanges {
  /** Something changed that no class keeps to itself: the page's own colour, a font. */
  readonly isEverywhere: boolean;
  readonly classes: ReadonlySet<string>;
  /** Tokens, as sources may name them too. */
  readonly tokens: ReadonlySet<string>;
}

/** Which classes look different by another version of a style sheet: by their own rules, or by a token or an animation that they use. */
export function styleChangesOf(before: readonly StyleItem[], after: readonly StyleItem[]): StyleChanges {
  const changed = changedItems(before, after, ({ text }) => text);
  const every = [...before, ...after];
  const tokens = new Set<string>();
  const classes = new Set<string>();
  let isEverywhere = false;
  for (let item = changed.pop(); item !== undefined; item = changed.pop()) {
    const { defines } = item;
    if (defines === undefined) {
      if (item.classes.length === 0) isEverywhere = true;
      for (const name of item.classes) classes.add(name);
    } else if (!tokens.has(defines)) {
      tokens.add(defines);
      changed.push(...every.filter((user) => user !== item && uses(user, defines)));
    }
  }
  return { isEverywhere, classes, tokens };
}

/** Whether an item's declarations name a token or an animation. */
function uses({ text, defines }: StyleItem, name: string): boolean {
  return defines !== name && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text.slice(text.indexOf('{')));
}
