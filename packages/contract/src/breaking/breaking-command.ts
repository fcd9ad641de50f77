import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildBundle } from '../bundle.ts';
import { type Command, UsageError } from '../command.ts';
import { compareContracts } from './compare.ts';
import { stabilityLevels } from './policy.ts';
import { readContract } from './reading/read-contract.ts';
import { groupChanges } from './report/group.ts';
import { counts, type Format, formats, headlineOf } from './report/reports.ts';
import { applySettings } from './settings/apply-settings.ts';
import { policyOf, readSettings } from './settings/read-settings.ts';

const usage = `contract breaking --against <contract> [--head <contract>] [--settings <file>] [--stability ${stabilityLevels.join('|')}]
                  [--today <date>] [--format text|markdown|json] [--output <file>] [--strict]
  Lists what breaks callers of the contract in --against when they meet the one of this checkout (or --head), and what
  they must do. A contract is a file, <git reference>:<path>, or a git reference of this repository.
  Ends with 0 when nothing breaks, 1 when something does (with --strict also for warnings), 2 when it cannot judge.`;

const options = {
  against: { type: 'string' },
  head: { type: 'string' },
  settings: { type: 'string' },
  stability: { type: 'string' },
  today: { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export const breakingCommand: Command = {
  does: 'lists what breaks callers, compared with --against, and what they must do',
  run: async (words) => {
    const given = readWords(words);
    if (given === undefined) {
      console.log(usage);
      return 0;
    }
    const { text, breaking, warnings, headline } = judge(given);
    if (given.output === undefined) console.log(text);
    else console.log(headline);
    return breaking > 0 || (given.strict && warnings > 0) ? 1 : 0;
  },
};

function readWords(words: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...words], options });
    if (values.help) return undefined;
    if (values.against === undefined) throw new Error('--against is missing');
    if (!(values.format in formats)) throw new Error(`there is no format ${values.format}`);
    return { ...values, against: values.against, format: values.format as Format };
  } catch (error) {
    throw new UsageError(`${sentence(error)}\n${usage}`);
  }
}

type Given = NonNullable<ReturnType<typeof readWords>>;

/** Whatever goes wrong here is no verdict: neither that something breaks, nor that nothing does. */
function judge({ against, head, settings: file, stability, today, format, output }: Given) {
  try {
    const settings = readSettings(file);
    const policy = policyOf(settings, { stability, today });
    const before = readContract(against);
    const after = head === undefined ? buildBundle() : readContract(head);
    const { changes, unused } = applySettings(compareContracts(before, after, policy), settings, policy);
    for (const line of unused) console.error(line);
    const findings = groupChanges(changes);
    const text = formats[format](findings);
    if (output !== undefined) writeFileSync(output, `${text}\n`);
    return { text, headline: headlineOf(findings), ...counts(findings) };
  } catch (error) {
    throw new UsageError(`could not judge: ${sentence(error)}`);
  }
}

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
