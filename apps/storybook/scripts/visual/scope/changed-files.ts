import { type StyleChanges, styleChangesOf } from './style-changes.ts';
import type { StoryFilePrint, TreePrints } from './tree-prints.ts';

export interface ChangedFiles {
  /** Files of stories to be photographed, by their paths in each tree. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Files of the later tree whose stories run what they ran, and look at nothing that changed. */
  readonly unchanged: number;
}

/** Which files of stories may look different in two trees; a file that only moved does not. */
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

/** Whether a file names a class or a token that changed. A class of the design system goes by its definition's name too. */
function wears({ words }: StoryFilePrint, { classes, tokens }: StyleChanges): boolean {
  for (const token of tokens) if (words.has(token)) return true;
  for (const name of classes) {
    const definition = name.replace(/--.*$/, '');
    if ([name, definition, definition.replace(/^u-/, '')].some((word) => words.has(word))) return true;
  }
  return false;
}
