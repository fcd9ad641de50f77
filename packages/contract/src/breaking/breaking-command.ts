import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Command, UsageError } from '../command.ts';
import type { OwnContract } from '../own-contract.ts';
import { readContract } from '../reading/read-contract.ts';
import { compareContracts } from './compare.ts';
import { stabilityLevels } from './policy.ts';
import { groupChanges } from './report/group.ts';
import { counts, type Format, formats, headlineOf } from './report/reports.ts';
import { applySettings } from './settings/apply-settings.ts';
import { policyOf, readSettings } from './settings/read-settings.ts';

/** What `--help` prints; without an own contract `--head` has to be named. */
function usageOf(own: OwnContract | undefined): string {
  const head = own === undefined ? '--head <contract>' : '[--head <contract>]';
  const compared =
    own === undefined
      ? `Lists what breaks callers of the contract in --against when they meet the one in --head, and what they must do.
  A contract is a file, an address or <git reference>:<path>, OpenAPI 3.0, 3.1 or 3.2, JSON or YAML; the files it refers to
  are read, too.`
      : `Lists what breaks callers of the contract in --against when they meet the one of this checkout (or --head), and what
  they must do. A contract is a file, an address, <git reference>:<path>, or a git reference of this repository.`;
  return `contract breaking --against <contract> ${head} [--settings <file>] [--stability ${stabilityLevels.join('|')}]
                  [--today <date>] [--format text|markdown|json] [--output <file>] [--strict]
  ${compared}
  Ends with 0 when nothing breaks, 1 when something does (with --strict also for warnings), 2 when it cannot judge.`;
}

const options = {
  against: { type: 'string' },
  head: { type: 'string' },
  settings: { type: 'string' },
  stability: { type: 'string' },
  today: { type: 'string' },
  format: { type: 'string', default: 'text' },
  output: { type: 'string' },
  strict: { type: 'boolean', default: false },
} as const;

/** Creates `contract breaking`; `own` is what it compares with when no contract is named. */
export function createBreakingCommand(own?: OwnContract): Command {
  const usage = usageOf(own);
  return {
    does: 'lists what breaks callers, compared with --against, and what they must do',
    usage: async () => usage,
    run: async (words) => {
      const given = readWords(words, own, usage);
      const { text, breaking, warnings, headline } = await judge(given, own);
      if (given.output === undefined) console.log(text);
      else console.log(headline);
      return breaking > 0 || (given.strict && warnings > 0) ? 1 : 0;
    },
  };
}

function readWords(words: readonly string[], own: OwnContract | undefined, usage: string) {
  try {
    const { values } = parseArgs({ args: [...words], options });
    if (values.against === undefined) throw new Error('--against is missing');
    if (values.head === undefined && own === undefined) throw new Error('--head is missing');
    if (!(values.format in formats)) throw new Error(`there is no format ${values.format}`);
    return { ...values, against: values.against, format: values.format as Format };
  } catch (error) {
    throw new UsageError(`${sentence(error)}\n${usage}`);
  }
}

type Given = ReturnType<typeof readWords>;

/** Whatever goes wrong here is no verdict: neither that something breaks, nor that nothing does. */
async function judge(given: Given, own: OwnContract | undefined) {
  const { against, head, settings: file, stability, today, format, output } = given;
  try {
    const settings = readSettings(file);
    const policy = policyOf(settings, { stability, today });
    const before = await readContract(against, own?.atReference);
    const after = head === undefined && own !== undefined ? await own.build() : await read(head, own);
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

const read = (words: string | undefined, own: OwnContract | undefined) =>
  readContract(words ?? '', own?.atReference);

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));
