import { type StyleChanges, styleChangesOf } from './style-changes.ts';
import type { StoryFilePrint, TreePrints } from './tree-prints.ts';

export interface ChangedFiles {
  /** Story files to photograph, by their paths in each tree. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Number of files of the later tree whose stories have unchanged code and styles. */
  readonly unchanged: number;
}

/** Returns the story files that may look different in two trees; a file that only moved does not. */
export function changedFiles(before: TreePrints, after: TreePrints): ChangedFiles {
  const styles = styleChangesOf(before.styles, after.styles);
  const isAround = before.around !== after.around || styles.isEverywhere;
  const isTheme = before.theme !== after.theme;
  const isChanged = (file: StoryFilePrint, others: TreePrints) =>
    isAround ||
    file.print === undefined ||
    (isTheme && file.isDrawnByRuntime) ||
    !others.files.some(({ print }) => print === file.print) ||
    wears(file, styles);
  const pathsOf = (tree: TreePrints, others: TreePrints) =>
    tree.files.filter((file) => isChanged(file, others)).map(({ path }) => path);
  const changed = pathsOf(after, before);
  return {
    before: pathsOf(before, after),
    after: changed,
    unchanged: after.files.length - changed.length,
  };
}

/** Returns whether a file names a changed class or token. A class of the design system is also found by its definition's name. */
function wears({ words }: StoryFilePrint, { classes, tokens }: StyleChanges): boolean {
  for (const token of tokens) if (words.has(token)) return true;
  for (const name of classes) {
    const definition = name.replace(/--.*$/, '');
    if ([name, definition, definition.replace(/^u-/, '')].some((word) => words.has(word))) return true;
  }
  return false;
}
