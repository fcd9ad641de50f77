import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import { locations } from '../locations.ts';

const usage = `contract coverage [--json | --markdown]
  Tells which operations the web app uses, and where.`;

export const coverageCommand: Command = {
  does: 'tells which operations the web app uses, and where',
  usage: async () => usage,
  async run(words) {
    const format = readFormat(words);
    // The source parser is large: other commands start without it.
    const { readCoverage } = await import('./read-coverage.ts');
    const { coverageJson, coverageMarkdown, coverageTable } = await import('./coverage-reports.ts');
    const coverage = await readCoverage(join(locations.root, 'apps/web/src'));
    const write = { json: coverageJson, markdown: coverageMarkdown, table: coverageTable }[format];
    process.stdout.write(`${write(coverage).trimEnd()}\n`);
    return 0;
  },
};

function readFormat(words: readonly string[]): 'json' | 'markdown' | 'table' {
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({ args: [...words], options: { json: flag, markdown: flag } });
    if (values.json === true) return 'json';
    return values.markdown === true ? 'markdown' : 'table';
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
