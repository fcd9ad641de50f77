import { checkApiLiterals } from './api-literals.ts';
import { checkCommand } from './command.ts';
import { checkFileSizes } from './file-sizes.ts';
import type { GateStep } from './gate.ts';
import { checkGenerated } from './generated-code.ts';
import { checkImportRules } from './import-rules.ts';
import { checkRepositoryWords } from './repository-words.ts';
import { checkSettingsTable } from './settings-table.ts';
import { checkStories } from './stories.ts';
import { checkUnitTests } from './unit-tests.ts';

/** The one gate, cheapest and most fundamental first. */
export const verifySteps: readonly GateStep[] = [
  {
    title: 'contract: lint, bundle, generated code unchanged',
    check: () => checkCommand(['pnpm', '--filter', '@bazaar/contract', 'run', 'contract', 'check']),
  },
  {
    title: 'design system: generated styles unchanged',
    check: () =>
      checkGenerated(
        'packages/ui/src',
        ['pnpm', '--filter', '@bazaar/ui', 'run', 'generate'],
        'run: pnpm --filter @bazaar/ui generate',
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
  { title: 'words', check: checkRepositoryWords },
  { title: 'settings are documented', check: checkSettingsTable },
  {
    title: 'types',
    check: () => checkCommand(['turbo', 'run', 'types', '//#types:scripts', '--concurrency=2']),
  },
  { title: 'unit tests', check: checkUnitTests },
  { title: 'stories: build, axe and console in a browser', check: checkStories },
  { title: 'nothing unused', check: () => checkCommand(['knip', '--no-progress']) },
];
