import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Writes the table of operations: which call is which, who may make it and how long its answer may be kept. */
export async function writeOperations(document: OpenApiDocument): Promise<void> {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) return [];
      const { operationId, tags, 'x-roles': roles, 'x-cache-seconds': cacheSeconds } = operation;
      const tag = Array.isArray(tags) ? tags[0] : undefined;
      return [JSON.stringify({ operationId, method: method.toUpperCase(), path, tag, roles, cacheSeconds })];
    }),
  );
  const text = [
    '/** Generated from the contract; do not edit. Paths are under `/api/v1`; 0 `cacheSeconds` means never kept. */',
    'export const operations = [',
    ...rows.map((row) => `  ${row},`),
    '] as const;',
    '',
  ].join('\n');
  await writeFile(join(locations.generating, 'operations.ts'), text);
}
