import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statuses } from './generated/statuses';
import { Problem as ClassicProblem } from './generated/zod/schemas';
import { Problem as MiniProblem } from './generated/zod-mini/schemas';
import { operations } from './operations';
import { loadAll, pascalCase } from './testing/tags';

interface Issue {
  readonly code?: string;
  /** The issues of each member of a union. */
  readonly errors?: readonly (readonly Issue[])[];
}

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } };
}

const [calls, mocks, classic, mini] = await Promise.all([
  loadAll('calls'),
  loadAll('mocks'),
  loadAll('zod'),
  loadAll('zodMini'),
]);
const answering = operations.filter(({ operationId }) =>
  (statuses[operationId] as readonly number[]).includes(200),
);
const named = answering.map(({ operationId }) => [operationId] as const);

const refusals = operations.flatMap(({ operationId }) =>
  [...statuses[operationId].filter((status) => status >= 400), 'Default' as const].map(
    (status) => [operationId, status] as const,
  ),
);

const schemaOf = (from: typeof classic, operationId: string) =>
  from[`${pascalCase(operationId)}Response`] as Schema;
const mockOf = (operationId: string) =>
  (mocks[`get${pascalCase(operationId)}ResponseMock`] as () => unknown)();

describe('every operation', () => {
  it.each(operations.map(({ operationId }) => [operationId] as const))(
    '%s has a call, a mock and schemas',
    (operationId) => {
      expect(calls[operationId]).toBeTypeOf('function');
      expect(mocks[`get${pascalCase(operationId)}MockHandler`]).toBeTypeOf('function');
      expect(schemaOf(classic, operationId).safeParse).toBeTypeOf('function');
      expect(schemaOf(mini, operationId).safeParse).toBeTypeOf('function');
    },
  );

  it.each(refusals)('%s has a handler and a valid problem for %s', (operationId, status) => {
    const name = `get${pascalCase(operationId)}`;
    expect(mocks[`${name}MockHandler${status}`]).toBeTypeOf('function');
    const problem = (mocks[`${name}ResponseMock${status}`] as () => { status: number; title: string })();
    expect(ClassicProblem.safeParse(problem)).toEqual({ success: true, data: problem });
    expect(MiniProblem.safeParse(problem)).toEqual({ success: true, data: problem });
    expect(problem.title).toMatch(/[آ-ی]/);
    if (status !== 'Default') expect(problem.status).toBe(status);
  });

  it.each(named)('%s mocks what the schemas accept, and lose nothing of', (operationId) => {
    const mock = mockOf(operationId);
    expect(schemaOf(classic, operationId).safeParse(mock)).toEqual({ success: true, data: mock });
    expect(schemaOf(mini, operationId).safeParse(mock)).toEqual({ success: true, data: mock });
  });

  it.each(named)(
    '%s is read alike by both kinds of schema, however it is broken, but for bounds',
    (operationId) => {
      const mock = mockOf(operationId);
      let refused = 0;
      fc.assert(
        fc.property(fc.nat(), fc.constantFrom(...replacements), (place, replacement) => {
          const broken = structuredClone(mock);
          breakAt(broken, place, replacement);
          const [first, second] = [classic, mini].map((from) =>
            schemaOf(from, operationId).safeParse(broken),
          );
          if (first?.success) expect(second).toEqual({ success: true, data: first.data });
          // The browser's schemas leave out how long a text of an answer may be; the service checks that.
          else if (second?.success) expect(first?.error?.issues.every(isBound)).toBe(true);
          else refused += 1;
        }),
        { seed: 1405, numRuns: 200 },
      );
      expect(refused).toBeGreaterThan(10);
    },
  );
});

function isBound({ code, errors }: Issue): boolean {
  if (code === 'invalid_union') return errors?.some((issues) => issues.every(isBound)) === true;
  return code === 'too_big' || code === 'too_small';
}

const gone = Symbol('gone');
const replacements = [gone, null, '', 'x', -1, 1.5, 1e12, true, [], {}, '2026-11-21T10:00:00Z', 'Product'];

/** Replaces one value in a tree. */
function breakAt(root: unknown, place: number, replacement: unknown): void {
  const places: [Record<string, unknown>, string][] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      places.push([value as Record<string, unknown>, key]);
      visit((value as Record<string, unknown>)[key]);
    }
  };
  visit(root);
  const [owner, key] = places[place % places.length]!;
  if (replacement === gone && !Array.isArray(owner)) delete owner[key];
  else owner[key] = replacement === gone ? undefined : replacement;
}
