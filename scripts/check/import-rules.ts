import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRepository } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';
import type { CheckResult } from './check-result.ts';

/** Every forbidden edge: a file, its import, and the rule that must refuse it. */
const forbidden: readonly [from: string, to: string, rule: string][] = [
  ['packages/api/src/a.ts', 'packages/domain/src/x.ts', 'api-is-self-contained'],
  ['packages/api/src/b.ts', 'packages/ui/src/x.ts', 'api-is-self-contained'],
  ['packages/api/src/c.ts', 'apps/web/src/lib/x.ts', 'api-is-self-contained'],
  ['packages/domain/src/a.ts', 'packages/api/src/x.ts', 'domain-is-self-contained'],
  ['packages/domain/src/b.ts', 'packages/ui/src/x.ts', 'domain-is-self-contained'],
  ['packages/domain/src/c.ts', 'react', 'domain-is-pure'],
  ['packages/domain/src/d.ts', 'next/link', 'domain-is-self-contained'],
  ['packages/ui/src/a.ts', 'packages/api/src/x.ts', 'ui-is-self-contained'],
  ['packages/ui/src/b.ts', 'packages/domain/src/x.ts', 'ui-is-self-contained'],
  ['packages/ui/src/c.ts', 'next/link', 'ui-is-self-contained'],
  ['packages/settings/src/a.ts', 'packages/domain/src/x.ts', 'settings-are-self-contained'],
  ['packages/telemetry/src/a.ts', 'packages/settings/src/x.ts', 'telemetry-is-self-contained'],
  ['apps/web/src/app/a.ts', 'packages/api/src/x.ts', 'pages-only-compose'],
  ['apps/web/src/app/b.ts', 'tamagui', 'pages-only-compose'],
  ['apps/web/src/features/one/a.ts', 'apps/web/src/features/two/x.ts', 'features-do-not-meet'],
  ['apps/web/src/features/one/b.ts', 'apps/web/src/app/x.ts', 'features-do-not-reach-up'],
  ['apps/web/src/features/one/c.ts', 'apps/web/src/shell/x.ts', 'features-do-not-reach-up'],
  ['apps/web/src/features/one/d.ts', '@tamagui/core', 'only-ui-knows-tamagui'],
  ['apps/web/src/features/one/e.ts', 'zustand', 'one-binding-of-zustand'],
  ['apps/web/src/shell/a.ts', 'apps/web/src/features/two/x.ts', 'shell-does-not-know-features'],
  ['apps/web/src/shell/b.ts', 'apps/web/src/app/x.ts', 'shell-does-not-know-features'],
  ['apps/web/src/entities/one/a.ts', 'apps/web/src/features/two/x.ts', 'entities-do-not-reach-up'],
  ['apps/web/src/entities/one/b.ts', 'apps/web/src/shell/x.ts', 'entities-do-not-reach-up'],
  ['apps/web/src/entities/one/c.ts', 'apps/web/src/app/x.ts', 'entities-do-not-reach-up'],
  ['apps/web/src/entities/one/d.ts', 'apps/web/src/entities/two/x.ts', 'entities-do-not-import-entities'],
  [
    'apps/web/src/entities/product/a.ts',
    'apps/web/src/entities/note/x.ts',
    'entity-product-imports-only-listed-entities',
  ],
  [
    'apps/web/src/entities/supplier/a.ts',
    'apps/web/src/entities/note/x.ts',
    'entity-supplier-imports-only-listed-entities',
  ],
  [
    'apps/web/src/entities/catalogue-filter/a.ts',
    'apps/web/src/entities/note/x.ts',
    'entity-catalogue-filter-imports-only-listed-entities',
  ],
  ['apps/web/src/lib/one/a.ts', 'apps/web/src/entities/two/x.ts', 'lib-is-the-floor'],
  ['apps/web/src/lib/one/b.ts', 'apps/web/src/features/two/x.ts', 'lib-is-the-floor'],
  ['apps/web/src/lib/one/c.ts', 'apps/web/src/shell/x.ts', 'lib-is-the-floor'],
  ['apps/web/src/lib/one/d.ts', 'apps/web/src/app/x.ts', 'lib-is-the-floor'],
  ['apps/web/src/translations/a.ts', 'apps/web/src/lib/x.ts', 'translations-are-text'],
  ['apps/web/src/translations/b.ts', 'apps/web/src/entities/two/x.ts', 'translations-are-text'],
  ['apps/sandbox/src/a.ts', 'packages/ui/src/x.ts', 'sandbox-is-a-backend'],
  ['apps/sandbox/src/b.ts', 'apps/web/src/lib/x.ts', 'sandbox-is-a-backend'],
  ['apps/web/src/features/one/f.ts', 'packages/api/src/mocks/x.ts', 'product-code-imports-no-mocks'],
  [
    'apps/web/src/entities/one/e.ts',
    'packages/api/src/generated/endpoints/x/x.msw.ts',
    'product-code-imports-no-mocks',
  ],
  [
    'apps/web/src/lib/one/e.ts',
    'packages/api/src/generated/mock-handlers.ts',
    'product-code-imports-no-mocks',
  ],
  ['packages/api/src/d.ts', 'packages/api/src/mocks/x.ts', 'product-code-imports-no-mocks'],
  ['packages/api/src/generated/endpoints/a/a.ts', '@tanstack/react-query', 'calls-bring-no-query-library'],
  [
    'packages/api/src/generated/endpoints/b/b.ts',
    'packages/api/src/generated/hooks/x.ts',
    'calls-bring-no-query-library',
  ],
  ['apps/sandbox/src/c.ts', 'packages/api/src/generated/hooks/x.ts', 'sandbox-calls-no-hooks'],
  ['apps/web/src/features/one/a.stories.tsx', 'apps/sandbox/src/x.ts', 'stories-show-nothing-apart'],
  ['apps/web/src/testing/a.ts', 'scripts/run/x.ts', 'stories-show-nothing-apart'],
  ['apps/storybook/.storybook/a.tsx', 'docs/x.ts', 'stories-show-nothing-apart'],
];

/** Edges that must stay allowed: a rule that forbids everything proves nothing. */
const allowed: readonly [from: string, to: string][] = [
  ['apps/web/src/app/ok.ts', 'apps/web/src/features/two/x.ts'],
  ['apps/web/src/app/ok2.ts', 'apps/web/src/shell/x.ts'],
  ['apps/web/src/features/one/ok.ts', 'packages/api/src/x.ts'],
  ['apps/web/src/features/one/ok2.ts', 'apps/web/src/lib/x.ts'],
  ['apps/web/src/features/one/ok3.ts', 'apps/web/src/entities/two/x.ts'],
  ['apps/web/src/shell/ok2.ts', 'apps/web/src/entities/two/x.ts'],
  ['apps/web/src/entities/product/ok.ts', 'apps/web/src/entities/supplier/x.ts'],
  ['apps/web/src/entities/one/ok.ts', 'apps/web/src/lib/x.ts'],
  ['apps/web/src/shell/ok.ts', 'packages/domain/src/x.ts'],
  ['apps/sandbox/src/ok.ts', 'packages/api/src/generated/zod/x.ts'],
  ['apps/web/src/features/one/ok.test.ts', 'packages/api/src/generated/endpoints/x/x.msw.ts'],
  ['apps/web/src/features/one/ok.stories.tsx', 'packages/api/src/generated/endpoints/x/x.msw.ts'],
  ['apps/web/src/testing/ok.ts', 'packages/api/src/mocks/x.ts'],
  ['packages/api/src/generated/hooks/ok.ts', '@tanstack/react-query'],
  ['packages/ui/src/ok.ts', 'tamagui'],
];

interface Violation {
  readonly from: string;
  readonly rule: { readonly name: string };
}

/** Plants every forbidden import of the table in a scratch tree and expects the named rule to refuse it. */
export async function checkImportRules(): Promise<CheckResult> {
  const scratch = makeTemporaryFolder('import-rules');
  try {
    for (const [from, to] of [...forbidden, ...allowed]) plant(scratch, from, to);
    writeFileSync(
      join(scratch, 'apps/web/tsconfig.json'),
      JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'bundler' } }),
    );
    symlinkSync(inRepository('node_modules'), join(scratch, 'node_modules'));
    const violations = await cruise(scratch);
    const missed = forbidden.filter(([from, , rule]) => !isRefused(violations, from, rule));
    const overzealous = allowed.filter(([from]) =>
      violations.some((violation) => violation.from === from && violation.rule.name !== 'no-unresolved'),
    );
    return {
      passed: forbidden.length + allowed.length - missed.length - overzealous.length,
      failures: [
        ...missed.map(([from, to, rule]) => `${from} → ${to} was not refused by ${rule}`),
        ...overzealous.map(([from, to]) => `${from} → ${to} is allowed but was refused`),
      ],
    };
  } finally {
    removeTemporaryFolder(scratch);
  }
}

function isRefused(violations: readonly Violation[], from: string, rule: string): boolean {
  return violations.some((violation) => violation.from === from && violation.rule.name === rule);
}

function plant(scratch: string, from: string, to: string): void {
  const isFile = /^(apps|packages)\//.test(to);
  if (isFile) write(scratch, to, 'export const x = 1;\n');
  const specifier = isFile ? `${'../'.repeat(from.split('/').length - 1)}${to}` : to;
  write(scratch, from, `import '${specifier}';\n`);
}

function write(scratch: string, path: string, text: string): void {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), text);
}

async function cruise(scratch: string): Promise<readonly Violation[]> {
  const { output } = await run(
    [
      inRepository('node_modules/.bin/depcruise'),
      ...['--config', inRepository('.dependency-cruiser.cjs'), '--no-cache', '--output-type', 'json'],
      ...['packages', 'apps'],
    ],
    { cwd: scratch },
  );
  return JSON.parse(output.slice(output.indexOf('{'))).summary.violations;
}
