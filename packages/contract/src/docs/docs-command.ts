import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import { locations } from '../locations.ts';
import { writeReference } from './write-reference.ts';

/** `pnpm contract docs [--output FILE]`: writes the reference of every call as one HTML file that needs no network. */
export const docsCommand: Command = {
  does: 'writes the HTML reference, openapi/dist/reference.html',
  async run(words) {
    const file = readOutput(words) ?? locations.reference;
    await writeReference(resolve(file));
    console.log(relative(process.cwd(), file));
    return 0;
  },
};

function readOutput(words: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...words], options: { output: { type: 'string' } } }).values.output;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\ncontract docs [--output FILE]`);
  }
}
