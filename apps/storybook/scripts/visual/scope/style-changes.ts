import { changedItems } from './changed-items.ts';
import type { StyleItem } from './style-items.ts';

export interface StyleChanges {
  /** Something global changed: the page's own colour, a font. */
  readonly isEverywhere: boolean;
  readonly classes: ReadonlySet<string>;
  /** Tokens, because sources may name them too. */
  readonly tokens: ReadonlySet<string>;
}

/**
 * Returns the classes that look different with another version of a stylesheet: by their own rules, or by a token or an animation they use.
 */
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

/** Returns whether an item's declarations name a token or an animation. */
function uses({ text, defines }: StyleItem, name: string): boolean {
  return defines !== name && new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text.slice(text.indexOf('{')));
}
