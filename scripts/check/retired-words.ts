import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRepository } from '../run/paths.ts';
import type { CheckResult } from './check-result.ts';
import { retiredWords } from './retired-words-table.ts';
import { sourceFiles } from './source-files.ts';

/** Lines that must be refused and lines that must pass: a check that finds nothing anywhere proves nothing. */
const planted: readonly [path: string, text: string, isRefused: boolean][] = [
  ['apps/web/src/a.ts', 'const keptDraft = 1;', true],
  ['apps/web/src/hub-view.tsx', '', true],
  ['apps/web/src/a.ts', "const a = 'a kept page'; // kept on disk", false],
  ['apps/web/src/a.ts', 'Object.hasOwn(a, b); watchMedia(); actions.push(1);', false],
  ['packages/ui/src/a.tsx', "<div className={u('card')} />", true],
  ['packages/ui/src/a.tsx', "<div className={cx('card')} />", false],
  ['apps/web/src/lib/a.ts', 'export const COMPARE_MARK = 1;', true],
  ['apps/web/e2e/journey.both.ts', '', true],
  ['apps/web/src/features/hub/view.tsx', '', true],
  ['apps/web/src/goods/list/row/row-view.tsx', '', true],
  ['apps/web/src/(makers)/[slug]/page.tsx', '', true],
  ['apps/web/src/features/github/view.tsx', '', false],
  ['apps/web/src/features/assistant/reading/read-answer.ts', '', false],
];

/** Folders whose name is a retired word in another sense. */
const otherSense: readonly string[] = [
  // How a sentence is read; the retired word named what a read had brought.
  'apps/web/src/features/assistant/reading',
];

const codeFile = /\.(ts|tsx|mts|cjs|mjs)$/;
const skipped = /\/generated\/|\.d\.ts$|^scripts\/check\/retired-words/;

/** Refuses the retired words of docs/glossary.md in names of folders and files and in identifiers; sentences may use everyday English. */
export async function checkRetiredWords(): Promise<CheckResult> {
  const files = (await sourceFiles()).filter((path) => codeFile.test(path) && !skipped.test(path));
  const failures = planted
    .filter(([path, text, isRefused]) => retiredIn(path, text).length > 0 !== isRefused)
    .map(([path, text, isRefused]) => `${path} «${text}» should ${isRefused ? '' : 'not '}be refused`);
  for (const path of files) failures.push(...retiredIn(path, readFileSync(inRepository(path), 'utf8')));
  for (const folder of otherSense)
    if (!files.some((path) => path.startsWith(`${folder}/`)))
      failures.push(`${folder} is no folder any more: take it off the list`);
  // A folder is reported once, not with each of its files.
  const sentences = [...new Set(failures)];
  return { passed: files.length + planted.length - sentences.length, failures: sentences };
}

function retiredIn(path: string, text: string): string[] {
  const found: string[] = [];
  const refuse = (name: string, where: string) => {
    for (const { pattern, standard, folders } of retiredWords) {
      if (folders && !folders.test(path)) continue;
      if (pattern.test(wordsOf(name))) found.push(`${where} «${name}»: the glossary says ${standard}`);
    }
  };
  const steps = path.split('/');
  for (const [index, step] of steps.entries()) {
    const place = steps.slice(0, index + 1).join('/');
    if (!otherSense.includes(place)) refuse(step, place);
  }
  const seen = new Set<string>();
  for (const name of identifiersOf(path, text)) {
    if (seen.has(name)) continue;
    seen.add(name);
    refuse(name, path);
  }
  return found;
}

/** Splits a name into words: `keptDraft`, `KEPT_DRAFT` and `kept-draft` all give ` kept draft `. */
function wordsOf(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.()[\]]/g, ' ');
  return ` ${spaced.toLowerCase()} `;
}

function identifiersOf(path: string, text: string): readonly string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    // Exports of third-party modules keep their names.
    if (ts.isImportSpecifier(node) && node.propertyName === undefined && isForeign(node)) return;
    if (ts.isIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return names;
}

function isForeign(specifier: ts.ImportSpecifier): boolean {
  const { moduleSpecifier } = specifier.parent.parent.parent as ts.ImportDeclaration;
  return ts.isStringLiteral(moduleSpecifier) && !/^(\.|@\/|@bazaar\/)/.test(moduleSpecifier.text);
}
