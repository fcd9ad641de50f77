import { describe, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';
import { styleItemsOf } from './style-items.ts';
import type { TreePrints } from './tree-prints.ts';

const sheet =
  ':root{--ink:#111;--line:#ddd}:where(.u-chip,.u-card){display:flex}.u-chip{color:var(--ink)}@media (min-width:960px){.u-card{border-color:var(--line)}}body{margin:0}';

const tree = (css = sheet, more: Partial<TreePrints> = {}): TreePrints => ({
  files: [
    { path: 'chip.stories.tsx', print: 'a', isDrawnByRuntime: false, words: new Set(['chip']) },
    { path: 'card.stories.tsx', print: 'b', isDrawnByRuntime: true, words: new Set(['u-card', 'title']) },
  ],
  around: 'around',
  theme: 'theme',
  styles: styleItemsOf(css, (url) => url),
  ...more,
});

const changedBy = (after: TreePrints) => changedFiles(tree(), after).after;

describe('stories to be photographed', () => {
  it('are none between equal trees, however files moved', () => {
    expect(changedBy(tree())).toEqual([]);
    const moved = tree().files.map((file) => ({ ...file, path: `elsewhere/${file.path}` }));
    expect(changedFiles(tree(), tree(sheet, { files: moved }))).toEqual({
      before: [],
      after: [],
      unchanged: 2,
    });
  });

  it('are those whose code changed, on both sides', () => {
    const [chip, ...others] = tree().files;
    const after = tree(sheet, { files: [{ ...(chip as (typeof others)[0]), print: 'c' }, ...others] });
    expect(changedFiles(tree(), after)).toMatchObject({
      before: ['chip.stories.tsx'],
      after: ['chip.stories.tsx'],
    });
  });

  it('are those that wear a changed class, or one that uses a changed token', () => {
    expect(changedBy(tree(sheet.replace('display:flex}.u-chip{', 'display:flex}.u-chip{gap:1px;')))).toEqual([
      'chip.stories.tsx',
    ]);
    expect(changedBy(tree(sheet.replace('#ddd', '#ccc')))).toEqual(['card.stories.tsx']);
    expect(changedBy(tree(sheet.replace('960px', '959px')))).toEqual(['card.stories.tsx']);
  });

  it('are those of a class that the sheet lists or ends to list, not all that it lists', () => {
    expect(changedBy(tree(sheet.replace(':where(.u-chip,.u-card)', ':where(.u-chip)')))).toEqual([
      'card.stories.tsx',
    ]);
  });

  it('are those of rules that changed places', () => {
    const chip = '.u-chip{color:var(--ink)}';
    expect(changedBy(tree(sheet.replace(chip, '') + chip))).toEqual(['chip.stories.tsx']);
  });

  it('are all when something around every story changed', () => {
    expect(changedBy(tree(sheet, { around: 'other' }))).toHaveLength(2);
    expect(changedBy(tree(sheet.replace('margin:0', 'margin:1px')))).toHaveLength(2);
  });

  it('are those that the runtime draws when the theme changed', () => {
    expect(changedBy(tree(sheet, { theme: 'other' }))).toEqual(['card.stories.tsx']);
  });
});
