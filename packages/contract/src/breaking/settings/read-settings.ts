import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from '../../document.ts';
import { defaultPolicy, type Policy, type Stability, stabilityLevels } from '../policy.ts';
import { ruleIds } from '../report/rules.ts';

/** Level a team gives to a rule; `off` hides its findings. */
export const severities = ['breaking', 'warning', 'note', 'off'] as const;
export type Severity = (typeof severities)[number];

/** A finding that a team accepts, and why. What is not named matches anything. */
export interface Accepted {
  rule?: string;
  /** Part of a call's title: `GET /orders/{id}`. */
  call?: string;
  /** Part of the place: `Order.state`. */
  place?: string;
  /** Last day it is accepted on, `2026-12-31`. */
  until?: string;
  reason: string;
}

export interface Settings {
  severity: Readonly<Record<string, Severity>>;
  accept: readonly Accepted[];
  stability?: Stability;
  deprecationDays?: Partial<Policy['deprecationDays']>;
}

/** Reads the settings of a team, in YAML or JSON. Throws an error of one sentence for a word or rule that does not exist. */
export function readSettings(file: string | undefined): Settings {
  if (file === undefined) return { severity: {}, accept: [] };
  const refuse = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  const settings = (parse(readFileSync(file, 'utf8')) ?? {}) as Json;
  if (!isObject(settings)) return refuse('is no list of settings');
  const { severity = {}, accept = [], stability, deprecationDays = {}, ...unknown } = settings;
  for (const name of Object.keys(unknown)) refuse(`there is no setting ${name}`);
  if (!isObject(severity)) return refuse('severity gives a level to each rule');
  for (const [rule, level] of Object.entries(severity)) {
    if (!ruleIds.has(rule)) refuse(`there is no rule ${rule}`);
    if (!isOneOf(severities, level)) refuse(`${rule} is ${level}, none of ${severities.join(', ')}`);
  }
  if (!Array.isArray(accept)) return refuse('accept is a list');
  const accepted = accept.map((entry) => readAccepted(entry, refuse));
  if (stability !== undefined && !isOneOf(stabilityLevels, stability))
    refuse(`stability is ${stability}, none of ${stabilityLevels.join(', ')}`);
  return {
    severity: severity as Record<string, Severity>,
    accept: accepted,
    ...(stability === undefined ? {} : { stability: stability as Stability }),
    deprecationDays: readDays(deprecationDays, refuse),
  };
}

type Refuse = (what: string) => never;

const isOneOf = (list: readonly string[], value: Json) => typeof value === 'string' && list.includes(value);

function readAccepted(entry: Json, refuse: Refuse): Accepted {
  if (!isObject(entry)) return refuse('an accepted finding names its rule, call or place, and a reason');
  const { rule, call, place, until, reason, ...unknown } = entry;
  for (const name of Object.keys(unknown)) refuse(`an accepted finding has no ${name}`);
  if (typeof reason !== 'string' || reason === '') refuse('an accepted finding needs a reason');
  if (rule === undefined && call === undefined && place === undefined)
    refuse('an accepted finding names its rule, its call or its place');
  if (rule !== undefined && !ruleIds.has(String(rule))) refuse(`there is no rule ${rule}`);
  if (until !== undefined && !/^\d{4}-\d\d-\d\d$/.test(String(until))) refuse(`until is ${until}, no date`);
  return entry as unknown as Accepted;
}

function readDays(days: Json, refuse: Refuse): Partial<Policy['deprecationDays']> {
  if (!isObject(days)) return refuse('deprecationDays gives a number of days for stable and beta');
  for (const [level, count] of Object.entries(days as JsonObject)) {
    if (level !== 'stable' && level !== 'beta') refuse(`deprecationDays has no level ${level}`);
    if (typeof count !== 'number' || count < 0) refuse(`deprecationDays of ${level} is no number of days`);
  }
  return days as Partial<Policy['deprecationDays']>;
}

/** Returns the rules for the end of life of calls. Words of the command come before the file. */
export function policyOf(settings: Settings, words: { stability?: string; today?: string }): Policy {
  const { stability = settings.stability, today = new Date().toISOString().slice(0, 10) } = words;
  if (stability !== undefined && !isOneOf(stabilityLevels, stability))
    throw new Error(`there is no stability level ${stability}; there are ${stabilityLevels.join(', ')}`);
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Error(`${today} is no date of the form 2026-12-31`);
  const usual = defaultPolicy(today);
  return {
    ...usual,
    ...(stability === undefined ? {} : { threshold: stability as Stability }),
    deprecationDays: { ...usual.deprecationDays, ...settings.deprecationDays },
  };
}
