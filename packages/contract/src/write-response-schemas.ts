import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { kebabCase } from './kebab-case.ts';
import { listOperations, pascalCase } from './list-operations.ts';
import { locations } from './locations.ts';

/**
 * Writes the table of the schemas of successful responses, each module loaded with the first response to validate.
 *
 * @throws naming every operation without a generated schema: its responses would pass unvalidated
 */
export async function writeResponseSchemas(document: OpenApiDocument): Promise<void> {
  const tags = [...new Set(listOperations(document).map(({ tag }) => kebabCase(tag)))];
  const modules = await Promise.all(tags.map(async (tag) => [tag, await readModule(tag)] as const));
  const text = responseSchemasText(document, new Map(modules));
  await writeFile(join(locations.generating, 'response-schemas.ts'), text);
}

/** Returns the table as text. `modules` are the generated schemas of each tag. */
export function responseSchemasText(document: OpenApiDocument, modules: ReadonlyMap<string, string>): string {
  const operations = listOperations(document).map(({ operationId, tag }) => ({
    operationId,
    tag: kebabCase(tag),
    schema: `${pascalCase(operationId)}Response`,
  }));
  const bare = operations.filter(({ tag, schema }) => !exportsConstant(modules.get(tag), schema));
  if (bare.length > 0)
    throw new Error(`no schema of the answer of ${bare.map(({ operationId }) => operationId).join(', ')}`);
  return [
    '/** Generated from the contract; do not edit. The schema of the good answer of every operation. */',
    'export const responseSchemas = {',
    ...operations.map(
      ({ operationId, tag, schema }) =>
        `  ${operationId}: () => import('./zod-mini/${tag}/${tag}').then(({ ${schema} }) => ${schema}),`,
    ),
    '} as const;',
    '',
  ].join('\n');
}

function exportsConstant(text: string | undefined, name: string): boolean {
  return text !== undefined && new RegExp(`^export const ${name} = `, 'm').test(text);
}

async function readModule(tag: string): Promise<string> {
  return readFile(join(locations.generating, 'zod-mini', tag, `${tag}.ts`), 'utf8').catch(() => '');
}
