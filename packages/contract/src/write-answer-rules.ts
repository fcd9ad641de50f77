import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { listOperations } from './list-operations.ts';
import { locations } from './locations.ts';

/** Writes what a service adds to its answers: where a made thing is found, and how often a call may be sent. Browsers do not load it. */
export async function writeAnswerRules(document: OpenApiDocument): Promise<void> {
  const table = (extension: string) =>
    listOperations(document).flatMap(({ operationId, operation }) =>
      operation[extension] === undefined
        ? []
        : [`  ${operationId}: ${JSON.stringify(operation[extension])},`],
    );
  const text = [
    '/** Generated from the contract; do not edit. Addresses of what a call makes; `{…}` is a field of the answer. */',
    'export const locations = {',
    ...table('x-location'),
    '} as const;',
    '',
    '/** How often one internet address may send a call without an account in a window. */',
    'export const rateLimits = {',
    ...table('x-rate-limit'),
    '} as const;',
    '',
  ].join('\n');
  await writeFile(join(locations.generating, 'answer-rules.ts'), text);
}
