import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import { locations } from '../locations.ts';

const usage = `contract docs [--output FILE]
  Writes the reference of every call as one HTML file that needs no network; openapi/dist/reference.html when no file is named.`;

export const docsCommand: Command = {
  does: 'writes the HTML reference, openapi/dist/reference.html',
  usage: async () => usage,
  async run(words) {
    const file = readOutput(words) ?? locations.reference;
    const { writeReference } = await import('./write-reference.ts');
    await writeReference(resolve(file));
    console.log(relative(process.cwd(), file));
    return 0;
  },
};

function readOutput(words: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...words], options: { output: { type: 'string' } } }).values.output;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
