import { checkApiLiterals } from './api-literals.ts';
import { checkCommand } from './command.ts';
import { checkLicences } from './dependencies/licences.ts';
import { checkVulnerabilities } from './dependencies/vulnerabilities.ts';
import { checkFileSizes } from './file-sizes.ts';
import { checkFolderSizes } from './folder-sizes.ts';
import { checkFrameworkInternals } from './framework-internals.ts';
import { checkGenerated } from './generated-code.ts';
import { checkImportRules } from './import-rules.ts';
import { checkProductionReach } from './production-reach.ts';
import { checkRepositoryWords } from './repository-words.ts';
import { checkRetiredWords } from './retired-words.ts';
import type { CheckStep } from './run-checks.ts';
import { checkSettingsTable } from './settings-table.ts';
import { checkSourceFiles } from './source-files-trial.ts';
import { buildStorybook, checkStories } from './storybook.ts';
import { checkTypes } from './types.ts';
import { checkBackendTests, checkOtherTests, checkWebTests } from './unit-tests.ts';

export const storybookBuilt = 'stories: build';
export const storiesChecked = 'stories: axe and console in a browser';
const typesChecked = 'types';
const backendTested = 'unit tests of the backend';
const webTested = 'unit tests of the web app';
const packagesTested = 'unit tests of the packages';
export const unitsTested = [backendTested, webTested, packagesTested] as const;

/** The one gate. What writes files comes first and alone, then what is cheap, then the longest: what is short fills the end. */
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
  { title: 'every check finds its files', check: checkSourceFiles },
  { title: 'no address of the catalogue outside lib/bff', check: checkApiLiterals },
  { title: 'file sizes', check: checkFileSizes },
  { title: 'folder sizes', check: checkFolderSizes },
  { title: 'what reaches into the framework stands in one folder', check: checkFrameworkInternals },
  { title: 'dependencies: licences', check: checkLicences },
  { title: 'dependencies: known vulnerabilities', check: checkVulnerabilities },
  { title: 'words', check: checkRepositoryWords },
  { title: 'no retired name is left', check: checkRetiredWords },
  { title: 'settings are documented', check: checkSettingsTable },
  { title: 'nothing unused', check: () => checkCommand(['knip', '--no-progress']) },
  { title: 'nothing reached by tests and stories alone', check: checkProductionReach },
  { title: storybookBuilt, check: buildStorybook },
  { title: storiesChecked, check: checkStories, after: [storybookBuilt] },
  { title: backendTested, check: checkBackendTests },
  { title: webTested, check: checkWebTests },
  { title: packagesTested, check: checkOtherTests },
  { title: typesChecked, check: checkTypes },
];

/** Those of them that can wait: the test command runs them beside its browser tests. */
export const isForLater = ({ title }: CheckStep): boolean =>
  [webTested, packagesTested, typesChecked].includes(title);
