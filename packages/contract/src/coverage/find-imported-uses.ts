import ts from 'typescript';
import type { CoverageUse } from './coverage-use.ts';
import { lineOf, nodesOf } from './parse-source.ts';

/** Operation by exported name, by the specifier of the exporting module. */
export type GeneratedModules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns the uses of a file's imports from generated modules: named, namespace or dynamic imports. */
export function findImportedUses(source: ts.SourceFile, modules: GeneratedModules): CoverageUse[] {
  const uses: CoverageUse[] = [];
  const locals = new Map<string, { name: string; operationId: string }>();
  const spaces = new Map<string, ReadonlyMap<string, string>>();
  const add = (node: ts.Node, by: string, operationId: string) =>
    uses.push({ operationId, by, file: source.fileName, line: lineOf(source, node) });
  for (const node of nodesOf(source)) {
    if (ts.isImportDeclaration(node)) readImport(node, modules, locals, spaces);
    else if (ts.isVariableDeclaration(node)) readAwaitedImport(node, modules, locals, spaces);
    else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const owner = spaces.get(node.expression.text)?.get(node.name.text);
      if (owner !== undefined) add(node, node.name.text, owner);
    } else if (ts.isIdentifier(node) && isUse(node)) {
      const local = locals.get(node.text);
      if (local !== undefined) add(node, local.name, local.operationId);
    }
  }
  return uses;
}

type Locals = Map<string, { name: string; operationId: string }>;
type Spaces = Map<string, ReadonlyMap<string, string>>;

function readImport(
  node: ts.ImportDeclaration,
  modules: GeneratedModules,
  locals: Locals,
  spaces: Spaces,
): void {
  const names = ts.isStringLiteral(node.moduleSpecifier) ? modules.get(node.moduleSpecifier.text) : undefined;
  const bindings = node.importClause?.namedBindings;
  if (names === undefined || bindings === undefined) return;
  if (ts.isNamespaceImport(bindings)) spaces.set(bindings.name.text, names);
  else
    for (const { propertyName, name } of bindings.elements)
      note(locals, names, (propertyName ?? name).text, name.text);
}

/** Handles `const { listNotes } = await import(…)` and `const notes = await import(…)`. */
function readAwaitedImport(
  { name, initializer }: ts.VariableDeclaration,
  modules: GeneratedModules,
  locals: Locals,
  spaces: Spaces,
): void {
  const call =
    initializer !== undefined && ts.isAwaitExpression(initializer) ? initializer.expression : undefined;
  if (
    call === undefined ||
    !ts.isCallExpression(call) ||
    call.expression.kind !== ts.SyntaxKind.ImportKeyword
  )
    return;
  const [specifier] = call.arguments;
  const names =
    specifier !== undefined && ts.isStringLiteral(specifier) ? modules.get(specifier.text) : undefined;
  if (names === undefined) return;
  if (ts.isIdentifier(name)) spaces.set(name.text, names);
  if (!ts.isObjectBindingPattern(name)) return;
  for (const { propertyName, name: local } of name.elements) {
    note(locals, names, (propertyName ?? local).getText(), local.getText());
  }
}

function note(locals: Locals, names: ReadonlyMap<string, string>, name: string, local: string): void {
  const operationId = names.get(name);
  if (operationId !== undefined) locals.set(local, { name, operationId });
}

/** Returns whether the identifier is a use: not the import itself, and not a member or key of the same name. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isBindingElement(parent)) return false;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name === node);
}
