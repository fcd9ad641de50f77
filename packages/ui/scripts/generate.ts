import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { checkSupplement } from './generate/check-supplement.ts';
import { findDefinitions, findSupplements } from './generate/find-sources.ts';
import { resolveDefinition } from './generate/resolve-definition.ts';
import { writeDesignTokens } from './generate/write-design-tokens.ts';
import { writeStyleSheets } from './generate/write-style-sheet.ts';
import { writeTypes } from './generate/write-types.ts';

/**
 * Resolves every definition to the static stylesheet and the types of its variants, and the tokens to files of design
 * tools. Lists everything that cannot be expressed, and fails.
 */
const problems: string[] = [];
const definitions = (await findDefinitions()).flatMap((found) => attempt(() => resolveDefinition(found)));
const supplements = findSupplements();
for (const { source, css } of supplements) attempt(() => checkSupplement(source, css));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

const generated = (name: string) => fileURLToPath(new URL(`../src/generated/${name}`, import.meta.url));
const sheets = writeStyleSheets(definitions, supplements);
for (const [name, css] of sheets) writeFileSync(generated(`${name}.css`), css);
for (const [name, json] of writeDesignTokens()) writeFileSync(generated(`${name}.json`), json);
writeFileSync(generated('definitions.ts'), writeTypes(definitions));
const sizes = [...sheets].map(([name, css]) => `${name} ${gzipSync(css, { level: 9 }).length}`);
console.log(`${definitions.length} definitions; bytes with gzip: ${sizes.join(', ')}`);

function attempt<T>(step: () => T): T[] {
  try {
    return [step()];
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return [];
  }
}
