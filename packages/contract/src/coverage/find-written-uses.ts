import ts from 'typescript';
import type { CoverageUse, CoveredOperation } from './coverage-use.ts';
import { lineOf, nodesOf } from './parse-source.ts';

const apiBase = '/api/v1';

/**
 * Returns the calls with a hand-written address (`httpClient('/api/v1/userfavorites', { method: 'POST' })`), with constants of the same
 * file inlined. A call without a method is a read.
 */
export function findWrittenUses(
  source: ts.SourceFile,
  operations: readonly CoveredOperation[],
): CoverageUse[] {
  const constants = stringConstants(source);
  const uses: CoverageUse[] = [];
  for (const node of nodesOf(source)) {
    if (!ts.isCallExpression(node)) continue;
    const [first, settings] = node.arguments;
    const address = first === undefined ? undefined : textOf(first, constants);
    if (address?.startsWith(`${apiBase}/`) !== true) continue;
    const path = address.slice(apiBase.length).replace(/\?.*$/s, '');
    const method = methodOf(settings);
    const called = operations.filter(
      (operation) => operation.method === method && fits(operation.path, path),
    );
    // A fixed path comes before one with a parameter.
    const [best] = called.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
    if (best === undefined) continue;
    uses.push({
      operationId: best.operationId,
      by: `${method} ${path}`,
      file: source.fileName,
      line: lineOf(source, node),
    });
  }
  return uses;
}

function stringConstants(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of nodesOf(source)) {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || node.initializer === undefined)
      continue;
    if (ts.isStringLiteralLike(node.initializer)) found.set(node.name.text, node.initializer.text);
  }
  return found;
}

/** Returns the text of an expression, with `{}` for parts known at run time only. */
function textOf(node: ts.Expression, constants: ReadonlyMap<string, string>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `${textOf(expression, constants) ?? '{}'}${literal.text}`,
  );
  return node.head.text + spans.join('');
}

function methodOf(settings: ts.Expression | undefined): string {
  if (settings === undefined || !ts.isObjectLiteralExpression(settings)) return 'GET';
  for (const property of settings.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'method') continue;
    if (ts.isStringLiteralLike(property.initializer)) return property.initializer.text.toUpperCase();
  }
  return 'GET';
}

function fits(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  );
}
