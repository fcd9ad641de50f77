import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const APART = /\.(test|stories|fixtures)\.|\/testing\/|\/generated\//;

function parseAll(pattern: string, isWanted: (path: string) => boolean): ts.SourceFile[] {
  return globSync(pattern, { cwd: root, exclude: (name: string) => name.endsWith('node_modules') })
    .filter(isWanted)
    .map((path) =>
      ts.createSourceFile(path, readFileSync(`${root}${path}`, 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

/** The names a piece of code speaks of. */
function namesIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  const names: string[] = [];
  ts.forEachChild(node, (child) => void names.push(...namesIn(child)));
  return names;
}

/** The names a file imports from where `isFrom` says. A list of words may be reached as the type that is made of it. */
function importsOf(file: ts.SourceFile, isFrom: (specifier: string) => boolean): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!isFrom((statement.moduleSpecifier as ts.StringLiteral).text)) return [];
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
}

/** What each declaration at the top of a file speaks of, by its name. */
function declarationsOf(file: ts.SourceFile): [name: string, names: string[]][] {
  return file.statements.flatMap((statement): [string, string[]][] => {
    if (
      ts.isFunctionDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    ) {
      return [[statement.name?.text ?? '', namesIn(statement)]];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration): [string, string[]][] =>
      namesIn(declaration.name).map((name) => [name, namesIn(declaration)]),
    );
  });
}

function closureOf(starts: readonly string[], next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  for (const waiting = [...starts]; waiting.length > 0; ) {
    const name = waiting.pop() as string;
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(next.get(name) ?? []));
  }
  return reached;
}

/** The names of the domain a way leads to from what is shipped. */
function reachedNames(): Set<string> {
  const domain = parseAll('packages/domain/src/**/*.ts', (path) => !APART.test(path));
  const apps = parseAll('apps/{web,sandbox}/src/**/*.{ts,tsx}', (path) => !APART.test(path));
  const starts = apps.flatMap((file) => importsOf(file, (from) => from.startsWith('@bazaar/domain/')));
  return closureOf(starts, new Map(domain.flatMap(declarationsOf)));
}

/** The tests of a file that are named by rules, with the names of the domain each of them tries. */
function triedByRules(file: ts.SourceFile): { rules: string[]; names: string[] }[] {
  const imported = new Set(importsOf(file, (from) => from.startsWith('.') && !from.includes('fixtures')));
  const own = new Map(declarationsOf(file));
  return file.statements.flatMap((statement) => {
    const rules = /\(\s*['"`]((?:R-\d{3}[, ]+)+)/.exec(statement.getText())?.[1]?.match(/R-\d{3}/g) ?? [];
    const names = [...closureOf(namesIn(statement), own)].filter((name) => imported.has(name));
    return rules.length > 0 ? [{ rules, names }] : [];
  });
}

it('tries each rule by names that the product reaches', () => {
  const reached = reachedNames();
  const tests = parseAll('packages/domain/src/**/*.test.ts', () => true).flatMap(triedByRules);
  expect(tests.length).toBeGreaterThan(100);
  const unreached = tests.flatMap(({ rules, names }) =>
    names.filter((name) => !reached.has(name)).map((name) => `${rules.join(' ')}: ${name}`),
  );
  expect(unreached).toEqual([]);
  expect(tests.filter(({ names }) => names.length === 0)).toEqual([]);
});
