import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { locations } from './locations.ts';

const heading = '/** Generated from the contract; do not edit. */\n';
const blob = ts.factory.createTypeReferenceNode('Blob');

/** Writes the whole contract as TypeScript types, to verify the model that the calls are generated from. */
export async function writeSchemaTypes(): Promise<void> {
  const tree = await openapiTypescript(new URL(`file://${locations.bundle}`), {
    alphabetize: true,
    // A part of a form that is not text.
    transform: (schema) => (schema.format === 'binary' || 'contentMediaType' in schema ? blob : undefined),
  });
  await writeFile(join(locations.generating, 'schema.d.ts'), heading + astToString(tree));
}
