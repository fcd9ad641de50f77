import type { Json } from '../../document.ts';
import type { Finding } from './group.ts';
import { ruleOf } from './rules.ts';

/** Longest line of the text format, in letters. */
const longest = 200;

/** Returns one line for a finding: where, what changed, in which calls, and the rule. */
export function lineOf(finding: Finding): string {
  const level = finding.level === 'breaking' ? 'BREAKING' : finding.level.padEnd(8);
  const end = `  [${finding.rule}]`;
  const start = `${level}  ${cut(placesOf(finding), 70)}: ${ruleOf(finding).says}`;
  const values = valuesOf(finding);
  const room = longest - start.length - end.length;
  const told = cut(values, Math.max(0, Math.min(values.length, room - 20)));
  const calls = isNamed(finding) ? '' : cut(`; ${callsOf(finding)}`, room - told.length);
  return `${start}${told}${calls}${end}`;
}

/** A place outside the schemas begins with its call. */
const isNamed = ({ places: [place = ''], operations: [call] }: Finding) =>
  call !== undefined && place.startsWith(call);

export function placesOf({ places }: Finding): string {
  const [first = '', ...others] = places;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

/** What changed: of a list only what was added and removed. */
export function valuesOf({ before, after, added = [], removed = [] }: Finding): string {
  if (added.length > 0 || removed.length > 0)
    return `: ${[...added.map((value) => `+${word(value)}`), ...removed.map((value) => `−${word(value)}`)].join(' ')}`;
  if (before === undefined && after === undefined) return '';
  return after === undefined ? ` (${word(before)})` : `: ${word(before)} → ${word(after)}`;
}

const word = (value: Json | undefined) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? 'none');

export function callsOf({ operations }: Finding): string {
  if (operations.length === 0) return 'every call';
  const [first = '', ...others] = operations;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return most < 2 ? '' : `${text.slice(0, most - 1).trimEnd()}…`;
}
