import ts from 'typescript';
import { parseSource } from './parse-source.ts';

/**
 * Maps each value exported by a generated module to its operation: the one whose name it contains (`useListNotes`,
 * `getListNotesQueryOptions` → `listNotes`), the longest where several match. Types are left out: they call nothing.
 */
export function generatedNames(text: string, operationIds: readonly string[]): Map<string, string> {
  const byLength = [...operationIds].sort((a, b) => b.length - a.length);
  const names = new Map<string, string>();
  for (const name of exportedValues(parseSource('generated.ts', text))) {
    const owner = byLength.find((id) => name === id || name.includes(capital(id)));
    if (owner !== undefined) names.set(name, owner);
  }
  return names;
}

function exportedValues(source: ts.SourceFile): string[] {
  return source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(source));
  });
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
