import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { locations } from './locations.ts';

const heading = '/** Generated from the contract; do not edit. */\n';

/** Writes the whole contract as TypeScript types, a second opinion on the model the calls are made from. */
export async function writeSchemaTypes(): Promise<void> {
  const tree = await openapiTypescript(new URL(`file://${locations.bundle}`), { alphabetize: true });
  await writeFile(join(locations.generating, 'schema.d.ts'), heading + astToString(tree));
}
