import { breakingCommand } from './breaking/breaking-command.ts';
import { type Command, plainCommand, UsageError } from './command.ts';
import { coverageCommand } from './coverage/coverage-command.ts';
import { changelogCommand } from './docs/changelog.ts';
import { docsCommand } from './docs/docs-command.ts';
import { liveCommand } from './live/live-command.ts';

const commands: Readonly<Record<string, Command>> = {
  lint: plainCommand('holds the contract against its rules', async () =>
    (await import('./lint/lint.ts')).lint(),
  ),
  bundle: plainCommand('writes openapi/dist/openapi.json', async () =>
    (await import('./bundle.ts')).writeBundle(),
  ),
  generate: plainCommand('writes the bundle and everything made from it', async () =>
    (await import('./generate.ts')).generate(),
  ),
  check: plainCommand(
    'lints, compares with the agreed calls, generates and fails when a file changed',
    async () => (await import('./check.ts')).check(),
  ),
  breaking: breakingCommand,
  live: liveCommand,
  coverage: coverageCommand,
  docs: docsCommand,
  changelog: changelogCommand,
};

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  const list = Object.entries(commands).map(([known, { does }]) => `  ${known.padEnd(9)} ${does}`);
  console.error(`contract <command>\n${list.join('\n')}`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await command.run(words);
    // To stderr, so that the output of a command can be piped into a file.
    if (process.exitCode === 0) console.error(`contract ${name}: done`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
