/** One word after `pnpm contract`. */
export interface Command {
  /** In a few words, for the list of commands. */
  readonly does: string;
  /** Does it and answers the exit code: 0 in order, 1 something was found. Throws `UsageError` for words it cannot use. */
  run(words: readonly string[]): Promise<number>;
}

/** The command line cannot be used as it stands, or what it needs is not there: exit code 2. */
export class UsageError extends Error {}

/** A command without options that either succeeds or throws. */
export function plainCommand(does: string, run: () => Promise<unknown>): Command {
  return {
    does,
    run: async () => {
      await run();
      return 0;
    },
  };
}
