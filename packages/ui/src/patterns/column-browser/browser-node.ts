import type { areaIcons } from '../area-links/area-links';

/** A category in the browser. Texts are formatted. */
export interface BrowserNode {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Number of its products, in Persian digits. */
  readonly count?: string;
  /** For areas only: icon and description. */
  readonly area?: keyof typeof areaIcons;
  readonly detail?: string;
  readonly children: readonly BrowserNode[];
}

/** The open ancestors and the chosen category, from the area down. */
export type BrowserPath = readonly BrowserNode[];

/** Returns the nodes of a chain of ids, as far as the tree has them. */
export function pathOfIds(roots: readonly BrowserNode[], ids: readonly string[]): BrowserPath {
  const path: BrowserNode[] = [];
  let level = roots;
  for (const id of ids) {
    const node = level.find((candidate) => candidate.id === id);
    if (!node) break;
    path.push(node);
    level = node.children;
  }
  return path;
}
