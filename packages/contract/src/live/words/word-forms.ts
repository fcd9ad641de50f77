import { UsageError } from '../../command.ts';
import { type CheckName, checkNames } from '../checks/check-names.ts';
import type { RateLimit } from '../live-options.ts';
import { filterFields, type OperationFilter } from '../operation-filter.ts';

/** Reads `name=value`; the value may hold `=` too. */
export function readPair(option: string, word: string, form: string): [name: string, value: string] {
  const [name = '', ...value] = word.split('=');
  if (name === '' || value.join('') === '') throw new UsageError(`--${option} ${word}: ${form} is needed`);
  return [name, value.join('=')];
}

export function readHeader(word: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(word) ?? [];
  if (name === '') throw new UsageError(`--header ${word}: 'NAME: VALUE' is needed`);
  return [name, value];
}

export function readFilter(option: string, word: string): OperationFilter {
  const [name, form] = readPair(option, word, `FIELD=FORM with one of ${filterFields.join(', ')}`);
  const field = filterFields.find((known) => known === name);
  if (field === undefined)
    throw new UsageError(`--${option} ${word}: ${name} is none of ${filterFields.join(', ')}`);
  return { field, form };
}

export function readNumber(option: string, word: string, isWhole = true): number {
  const value = Number(word);
  const fits = isWhole ? Number.isInteger(value) && value >= 1 : Number.isFinite(value) && value > 0;
  if (!fits)
    throw new UsageError(
      `--${option} ${word}: a ${isWhole ? 'whole number from 1' : 'number above 0'} is needed`,
    );
  return value;
}

const spans = { s: 1000, m: 60_000, h: 3_600_000 } as const;

/** Reads `20/s`, `100/m` or `5000/h`. */
export function readRate(word: string): RateLimit {
  const [, count = '', span = ''] = /^(\d+)\/([smh])$/.exec(word) ?? [];
  if (Number(count) < 1)
    throw new UsageError(`--rate-limit ${word}: a number per s, m or h is needed, such as 20/s`);
  return { count: Number(count), milliseconds: spans[span as keyof typeof spans] };
}

/** Reads the names of checks; `undefined` means all. */
export function readChecks(only: string | undefined, without: string | undefined): CheckName[] | undefined {
  if (only === undefined && without === undefined) return undefined;
  const taken = only === undefined ? (Object.keys(checkNames) as CheckName[]) : namesOf('checks', only);
  const left = without === undefined ? [] : namesOf('exclude-checks', without);
  return taken.filter((name) => !left.includes(name));
}

function namesOf(option: string, word: string): CheckName[] {
  return word.split(',').map((name) => {
    if (!Object.hasOwn(checkNames, name.trim()))
      throw new UsageError(`--${option} ${name}: there are ${Object.keys(checkNames).join(', ')}`);
    return name.trim() as CheckName;
  });
}
