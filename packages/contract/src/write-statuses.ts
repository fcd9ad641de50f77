import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';

/** Writes the numeric statuses of each operation; separate from the table of operations, which browsers load. */
export async function writeStatuses(document: OpenApiDocument): Promise<void> {
  const operations = Object.values(document.paths)
    .filter(isObject)
    .flatMap((item) => Object.values(item).filter(isObject))
    .filter(({ operationId }) => typeof operationId === 'string');
  const rows = operations.map(({ operationId, responses }) => {
    const statuses = isObject(responses)
      ? Object.keys(responses).filter((status) => status !== 'default' && status !== '304')
      : [];
    return `  ${String(operationId)}: [${statuses.join(', ')}],`;
  });
  const text = [
    '/** Generated from the contract; do not edit. The statuses each operation names, but for 304, which a cache answers; any may besides fail with 5xx. */',
    'export const statuses = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
  await writeFile(join(locations.generating, 'statuses.ts'), text);
}
