import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { kebabCase } from './kebab-case.ts';
import { listOperations, pascalCase } from './list-operations.ts';
import { locations } from './locations.ts';

/** Writes the factories of all mock handlers into one table, so that none can be forgotten. */
export async function writeMockHandlers(document: OpenApiDocument): Promise<void> {
  const operations = listOperations(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const imports = tags.flatMap((tag) => [
    'import {',
    ...operations
      .filter((operation) => operation.tag === tag)
      .map(({ operationId }) => `  ${builder(operationId)},`),
    `} from './endpoints/${kebabCase(tag)}/${kebabCase(tag)}.msw';`,
  ]);
  const text = [
    '/** Generated from the contract; do not edit. What makes the mock of the good answer of every operation. */',
    ...imports,
    '',
    'export const mockHandlers = {',
    ...operations.map(({ operationId }) => `  ${operationId}: ${builder(operationId)},`),
    '} as const;',
    '',
  ].join('\n');
  await writeFile(join(locations.generating, 'mock-handlers.ts'), text);
}

const builder = (operationId: string) => `get${pascalCase(operationId)}MockHandler`;
