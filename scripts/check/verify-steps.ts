import { checkApiLiterals } from './api-literals.ts';
import { checkCommand } from './command.ts';
import { checkFileSizes } from './file-sizes.ts';
import { checkFolderSizes } from './folder-sizes.ts';
import { checkFrameworkInternals } from './framework-internals.ts';
import { checkGenerated } from './generated-code.ts';
import { checkImportRules } from './import-rules.ts';
import { checkRepositoryWords } from './repository-words.ts';
import { checkRetiredWords } from './retired-words.ts';
import type { CheckStep } from './run-checks.ts';
import { checkSettingsTable } from './settings-table.ts';
import { buildStorybook, checkStories } from './storybook.ts';
import { checkBackendTests, checkOtherTests } from './unit-tests.ts';

const storybookBuilt = 'stories: build';
export const storiesChecked = 'stories: axe and console in a browser';

/**
 * Steps of `pnpm verify`. Steps that write files come first and alone, then cheap ones; long steps are ordered so that two run until the
 * end.
 */
export const verifySteps: readonly CheckStep[] = [
  {
    title: 'contract: lint, bundle, generated code unchanged',
    check: () => checkCommand(['pnpm', '--filter', '@bazaar/contract', 'run', 'contract', 'check']),
    isAlone: true,
  },
  {
    title: 'design system: generated styles unchanged',
    check: () =>
      checkGenerated(
        'packages/ui/src',
        ['pnpm', '--filter', '@bazaar/ui', 'run', 'generate'],
        'run: pnpm --filter @bazaar/ui generate',
      ),
    isAlone: true,
  },
  {
    title: 'web app: the proxy’s matcher is made from the dynamic variants',
    isAlone: true,
    check: () =>
      checkGenerated(
        'apps/web/src/proxy.ts',
        ['pnpm', '--filter', '@bazaar/web', 'run', 'generate'],
        'run: pnpm --filter @bazaar/web generate',
      ),
  },
  {
    title: 'format and lint',
    check: () => checkCommand(['biome', 'check', '--error-on-warnings', '.']),
  },
  {
    title: 'import rules hold',
    check: () =>
      checkCommand(['depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'scripts']),
  },
  { title: 'import rules refuse each forbidden edge', check: checkImportRules },
  { title: 'no address of the catalogue outside lib/bff', check: checkApiLiterals },
  { title: 'file sizes', check: checkFileSizes },
  { title: 'folder sizes', check: checkFolderSizes },
  { title: 'what reaches into the framework stands in one folder', check: checkFrameworkInternals },
  { title: 'words', check: checkRepositoryWords },
  { title: 'no retired name is left', check: checkRetiredWords },
  { title: 'settings are documented', check: checkSettingsTable },
  { title: 'nothing unused', check: () => checkCommand(['knip', '--no-progress']) },
  { title: 'unit tests of the backend', check: checkBackendTests },
  {
    title: 'types',
    check: () => checkCommand(['turbo', 'run', 'types', '//#types:scripts', '--concurrency=1']),
  },
  { title: 'unit tests', check: checkOtherTests },
  { title: storybookBuilt, check: buildStorybook },
  { title: storiesChecked, check: checkStories, after: [storybookBuilt] },
];
