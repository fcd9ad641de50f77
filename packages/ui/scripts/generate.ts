import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findCompanions, findDefinitions } from './generate/find-sources.ts';
import { resolveDefinition } from './generate/resolve-definition.ts';
import { writeStyleSheet } from './generate/write-style-sheet.ts';
import { writeTypes } from './generate/write-types.ts';

/** Resolves every definition to the static style sheet and the types of its variants; fails on the first thing it cannot express. */
const definitions = (await findDefinitions()).map(resolveDefinition);
const generated = (name: string) => fileURLToPath(new URL(`../src/generated/${name}`, import.meta.url));

const styleSheet = writeStyleSheet(definitions, findCompanions());
writeFileSync(generated('styles.css'), styleSheet);
writeFileSync(generated('definitions.ts'), writeTypes(definitions));
console.log(`${definitions.length} definitions, ${Buffer.byteLength(styleSheet)} bytes of style sheet`);
