import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, type OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';

/** Writes the version of the contract alone: a server that names it loads nothing else of the contract for it. */
export async function writeContractVersion(document: OpenApiDocument): Promise<void> {
  const version = isObject(document.info) ? String(document.info.version) : '';
  const text = `/** Generated from the contract; do not edit. */\nexport const contractVersion = '${version}';\n`;
  await writeFile(join(locations.generating, 'contract-version.ts'), text);
}
