import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { listOperations } from './list-operations.ts';
import { locations } from './locations.ts';

/** Writes the table of operations: identity, roles and cache time of each call. */
export async function writeOperations(document: OpenApiDocument): Promise<void> {
  const rows = listOperations(document).map(({ operationId, method, path, tag, operation }) => {
    const { 'x-roles': roles, 'x-cache-seconds': cacheSeconds } = operation;
    return JSON.stringify({ operationId, method: method.toUpperCase(), path, tag, roles, cacheSeconds });
  });
  const text = [
    '/** Generated from the contract; do not edit. Paths are under `/api/v1`; 0 `cacheSeconds` means never kept. */',
    'export const operations = [',
    ...rows.map((row) => `  ${row},`),
    '] as const;',
    '',
  ].join('\n');
  await writeFile(join(locations.generating, 'operations.ts'), text);
}
