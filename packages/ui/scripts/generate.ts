import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkCompanion } from './generate/check-companion.ts';
import { findCompanions, findDefinitions } from './generate/find-sources.ts';
import { resolveDefinition } from './generate/resolve-definition.ts';
import { writeStyleSheet } from './generate/write-style-sheet.ts';
import { writeTypes } from './generate/write-types.ts';

/** Resolves every definition to the static style sheet and the types of its variants; lists all it cannot express and fails. */
const problems: string[] = [];
const definitions = (await findDefinitions()).flatMap((found) => attempt(() => resolveDefinition(found)));
const companions = findCompanions();
for (const { source, css } of companions) attempt(() => checkCompanion(source, css));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const generated = (name: string) => fileURLToPath(new URL(`../src/generated/${name}`, import.meta.url));
const styleSheet = writeStyleSheet(definitions, companions);
writeFileSync(generated('styles.css'), styleSheet);
writeFileSync(generated('definitions.ts'), writeTypes(definitions));
console.log(`${definitions.length} definitions, ${Buffer.byteLength(styleSheet)} bytes of style sheet`);

function attempt<T>(step: () => T): T[] {
  try {
    return [step()];
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return [];
  }
}
