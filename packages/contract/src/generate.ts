import { mkdir, rm } from 'node:fs/promises';
import { generate as runOrval } from 'orval';
import { writeBundle } from './bundle.ts';
import type { OpenApiDocument } from './document.ts';
import { finaliseGenerated } from './finalise-generated.ts';
import { locations } from './locations.ts';
import { orvalOutputs } from './orval-outputs.ts';
import { replaceFolder } from './replace-folder.ts';
import { writeAgreement } from './write-agreement.ts';
import { writeAnswerRules } from './write-answer-rules.ts';
import { writeContractVersion } from './write-contract-version.ts';
import { writeMockHandlers } from './write-mock-handlers.ts';
import { writeOperations } from './write-operations.ts';
import { writeResponseSchemas } from './write-response-schemas.ts';
import { writeSchemaTypes } from './write-schema-types.ts';
import { writeStatuses } from './write-statuses.ts';

/**
 * Generates everything that derives from the contract. It is generated in a separate folder and then moved file by file, only where it
 * differs: a concurrent type check, test or watcher never finds a file missing.
 */
export async function generate(): Promise<OpenApiDocument> {
  const document = await writeBundle();
  await rm(locations.generating, { recursive: true, force: true });
  await mkdir(locations.generating, { recursive: true });
  for (const options of orvalOutputs(document))
    await runOrval(options, locations.api, { throwOnError: true });
  await finaliseGenerated();
  await writeOperations(document);
  await writeStatuses(document);
  await writeContractVersion(document);
  await writeAnswerRules(document);
  await writeResponseSchemas(document);
  await writeMockHandlers(document);
  await writeAgreement(document);
  await writeSchemaTypes();
  await replaceFolder(locations.generated, locations.generating);
  return document;
}
