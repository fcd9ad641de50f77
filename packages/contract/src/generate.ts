import { mkdir } from 'node:fs/promises';
import { generate as runOrval } from 'orval';
import { writeBundle } from './bundle.ts';
import { locations } from './locations.ts';
import { orvalOutputs } from './orval-outputs.ts';
import { settleGenerated } from './settle-generated.ts';
import { writeOperations } from './write-operations.ts';
import { writeSchemaTypes } from './write-schema-types.ts';

/** Makes everything that is made from the contract, in place. */
export async function generate(): Promise<void> {
  const document = await writeBundle();
  await mkdir(locations.generated, { recursive: true });
  for (const options of orvalOutputs(document))
    await runOrval(options, locations.api, { throwOnError: true });
  await settleGenerated();
  await writeOperations(document);
  await writeSchemaTypes();
}
