import type { Command } from '../command.ts';

/** Creates a command whose code is loaded when it runs or explains itself. */
export function lazyCommand(does: string, load: () => Promise<Command>): Command {
  return {
    does,
    usage: async () => (await load()).usage(),
    run: async (words) => (await load()).run(words),
  };
}
