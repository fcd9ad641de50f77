import { readFileSync } from 'node:fs';
import { createBreakingCommand } from './breaking/breaking-command.ts';
import { plainCommand } from './command.ts';
import { runCommandLine } from './command-line.ts';
import { coverageCommand } from './coverage/coverage-command.ts';
import { changelogCommand } from './docs/changelog.ts';
import { docsCommand } from './docs/docs-command.ts';
import { createLiveCommand } from './live/live-command.ts';
import { ownContract } from './own-contract.ts';

/** The commands of this repository; those of the package are in `package/main.ts`. */
const commands = {
  lint: plainCommand('lint', 'holds the contract against its rules', async () =>
    (await import('./lint/lint.ts')).lint(),
  ),
  bundle: plainCommand('bundle', 'writes openapi/dist/openapi.json', async () =>
    (await import('./bundle.ts')).writeBundle(),
  ),
  generate: plainCommand('generate', 'writes the bundle and everything made from it', async () =>
    (await import('./generate.ts')).generate(),
  ),
  check: plainCommand(
    'check',
    'lints, compares with the agreed calls, generates and fails when a file changed',
    async () => (await import('./check.ts')).check(),
  ),
  breaking: createBreakingCommand(ownContract),
  live: createLiveCommand(ownContract),
  coverage: coverageCommand,
  docs: docsCommand,
  changelog: changelogCommand,
};

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
await runCommandLine(commands, process.argv.slice(2), { version, crashed: 1 });
