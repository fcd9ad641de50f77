import { type Command } from '../command.ts';

export const coverageCommand: Command = { does: 'tells which operations the web app uses, and where', run: async () => 0 };
