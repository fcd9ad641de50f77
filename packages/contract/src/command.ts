/** A subcommand of `contract`. */
export interface Command {
  /** Short description for the list of commands. */
  readonly does: string;
  /** Returns what `--help` prints. */
  usage(): Promise<string>;
  /** Runs the command and returns the exit code: 0 for success, 1 for findings. Throws `UsageError` for invalid arguments. */
  run(words: readonly string[]): Promise<number>;
}

/** The arguments are invalid, a prerequisite is missing, or nothing could be judged: exit code 2. */
export class UsageError extends Error {}

/** Creates a command without options that either succeeds or throws. */
export function plainCommand(name: string, does: string, run: () => Promise<unknown>): Command {
  const usage = `contract ${name}\n  ${does}. Has no options.`;
  return {
    does,
    usage: async () => usage,
    run: async (words) => {
      if (words.length > 0) throw new UsageError(`${words.join(' ')} is not understood\n${usage}`);
      await run();
      return 0;
    },
  };
}
