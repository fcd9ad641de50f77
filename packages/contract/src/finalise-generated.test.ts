import { expect, it } from 'vitest';
import { finalise } from './finalise-generated';

it.each([
  ['imports without extension', 'model/a.ts', "import { B } from './b.ts';", "import { B } from './b';\n"],
  [
    'an empty answer as undefined',
    'endpoints/x.ts',
    '): Promise<A | void> => {',
    '): Promise<A | undefined> => {\n',
  ],
  [
    'a hook that writes as a declaration',
    'endpoints/x.ts',
    'export const useLike = <E>(a?: A\n): R<E> => {\n      return useMutation(options(a));\n    }',
    'export function useLike<E>(a?: A\n): R<E> {\n      return useMutation(options(a));\n    }\n',
  ],
  ['a package keeps its name', 'model/a.ts', "from 'pkg.ts';", "from 'pkg.ts';\n"],
  [
    'booleans of a query',
    'zod/x/x.ts',
    'zod.coerce.boolean().optional()',
    'zod.preprocess(queryBoolean, zod.boolean()).optional()\n',
  ],
])('%s', (_, name, before, after) => {
  expect(finalise(name, before)).toBe(after);
});

it('imports the reading of booleans where it is used, and seeds the mocks', () => {
  expect(finalise('zod/x/x.ts', "import * as zod from 'zod';\nzod.coerce.boolean()")).toContain(
    "import { queryBoolean } from '../../../query-boolean';",
  );
  expect(finalise('endpoints/x.msw.ts', "from 'msw';\n\nexport const a = faker.number.int()")).toContain(
    'faker.seed(',
  );
});
