/** A subcommand of `pnpm contract`. */
export interface Command {
  /** Short description for the list of commands. */
  readonly does: string;
  /** Runs the command and returns the exit code: 0 for success, 1 for findings. Throws `UsageError` for invalid arguments. */
  run(words: readonly string[]): Promise<number>;
}

/** The arguments are invalid, or a prerequisite is missing: exit code 2. */
export class UsageError extends Error {}

/** Creates a command without options that either succeeds or throws. */
export function plainCommand(does: string, run: () => Promise<unknown>): Command {
  return {
    does,
    run: async () => {
      await run();
      return 0;
    },
  };
}
