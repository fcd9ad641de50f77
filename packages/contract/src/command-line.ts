import { type Command, UsageError } from './command.ts';

export type Commands = Readonly<Record<string, Command>>;

/**
 * Runs the command that the words of a command line name and sets the exit code of the process: that of the command; 2 where the words are
 * not understood or nothing could be judged; else `crashed` when the command throws.
 */
export async function runCommandLine(
  commands: Commands,
  words: readonly string[],
  { version, crashed }: { version: string; crashed: 1 | 2 },
): Promise<void> {
  const [name = '', ...others] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    process.exitCode = answerWithout(commands, name, version);
  } else {
    try {
      if (others.includes('--help')) {
        console.log(await command.usage());
        return;
      }
      process.exitCode = await command.run(others);
      // To stderr, so that the output of a command can be piped into a file.
      if (process.exitCode === 0) console.error(`contract ${name}: done`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = error instanceof UsageError ? 2 : crashed;
    }
  }
}

function answerWithout(commands: Commands, name: string, version: string): number {
  if (name === '--version') {
    console.log(version);
    return 0;
  }
  const list = Object.entries(commands).map(([known, { does }]) => `  ${known.padEnd(9)} ${does}`);
  const usage = `contract <command>\n${list.join('\n')}\n\ncontract <command> --help tells its options.`;
  if (name === '--help') {
    console.log(usage);
    return 0;
  }
  console.error(name === '' ? usage : `there is no command ${name}\n${usage}`);
  return 2;
}
