import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';

/**
 * Writes the proof for the compiler that both type generators read every schema alike. Only one generator turns `readOnly` into `readonly`,
 * so such a schema is checked by assignability in both directions.
 */
export async function writeAgreement({ components }: OpenApiDocument): Promise<void> {
  const tests = Object.entries(components.schemas ?? {}).map(([name, schema]) => {
    const [contract, model] = [`Contract['${name}']`, `Model.${name}`];
    const claims = JSON.stringify(schema).includes('"readOnly":true')
      ? [
          `  expectTypeOf<${contract}>().toExtend<${model}>();`,
          `  expectTypeOf<${model}>().toExtend<${contract}>();`,
        ]
      : [`  expectTypeOf<${contract}>().branded.toEqualTypeOf<${model}>();`];
    return [`it('reads ${name} alike', () => {`, ...claims, '});', ''];
  });
  const text = [
    '/** Generated from the contract; do not edit. Checked by the compiler: it fails where two generators read the contract differently. */',
    "import { expectTypeOf, it } from 'vitest';",
    "import type * as Model from './model';",
    "import type { components } from './schema';",
    '',
    "type Contract = components['schemas'];",
    '',
    ...tests.flat(),
  ];
  await writeFile(join(locations.generating, 'model-agreement.test.ts'), text.join('\n'));
}
