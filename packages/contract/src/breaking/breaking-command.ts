import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBundle } from '../bundle.ts';
import { type Command, UsageError } from '../command.ts';
import { compareContracts } from './compare.ts';
import { groupChanges } from './group.ts';
import { readContract } from './read-contract.ts';
import { counts, type Format, formats } from './reports.ts';

const usage = `contract breaking --against <git reference or file> [--head <file>] [--format text|markdown|json] [--output <file>] [--strict]
  Lists what breaks callers of the contract in --against when they meet the one of this checkout (or --head), and what
  they must do. Ends with 1 when something breaks (with --strict also for warnings), 2 when it cannot compare.`;

const options = {
  against: { type: 'string' },
  head: { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
  strict: { type: 'boolean', default: false },
} as const;

export const breakingCommand: Command = {
  does: 'lists what breaks callers, compared with --against, and what they must do',
  run: async (words) => {
    const { against, head, format, output, strict } = readWords(words);
    const [before, after] = readBoth(against, head);
    const findings = groupChanges(compareContracts(before, after));
    const text = formats[format](findings);
    if (output === undefined) console.log(text);
    else writeFileSync(output, `${text}\n`);
    const { breaking, warnings } = counts(findings);
    return breaking > 0 || (strict && warnings > 0) ? 1 : 0;
  },
};

function readWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...words], options });
    if (values.against === undefined) throw new Error('--against is missing');
    if (!(values.format in formats)) throw new Error(`there is no format ${values.format}`);
    return { ...values, against: values.against, format: values.format as Format };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function readBoth(against: string, head: string | undefined) {
  try {
    return [readContract(against), head === undefined ? buildBundle() : readContract(head)] as const;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
