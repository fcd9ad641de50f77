import type { FormErrorCode } from '../form-fields/error-codes';
import { parseNumber } from '../persian/numbers';
import {
  DAY,
  LONGEST_BUYER_NOTE,
  LONGEST_NOTE,
  LONGEST_PROPERTY_TEXT,
  LONGEST_REFERENCE,
  LONGEST_TITLE,
  MOST_PRICE_STEPS,
  readPriceSteps,
  SHORTEST_TITLE,
  toRequiredInput,
} from './direct-order';
import type { DraftLine, DraftProperty, TradeDraft } from './draft';
import { readQuantityText, readTomanText } from './typed-number';

export const STEPS = ['lines', 'terms', 'documents', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** What the catalogue demands of a request before its confirmation. */
export interface DraftRules {
  readonly discreteUnits: ReadonlySet<string>;
  /** Required properties, by category. */
  readonly required: ReadonlyMap<string, readonly { readonly id: string; readonly title: string }[]>;
  /** Kinds of documents that have to be there, for every supplier or one of them. */
  readonly documents: readonly { readonly id: string; readonly title: string }[];
  /** Current day, ISO. */
  readonly today: string;
}

export interface DraftProblem {
  readonly step: Step;
  /** Field: `suppliers`, `neededBy`, `lines.<key>.quantity`, `lines.<key>.required.<property>`. */
  readonly path: string;
  readonly code: FormErrorCode;
  /** Title of the property or document. */
  readonly name?: string;
}

const LONGEST_WAIT_DAYS = 730;
const DAY_MS = 86_400_000;

/** Returns everything that keeps a draft from being confirmed, in the order of the screen. */
export function checkDraft(draft: TradeDraft, rules: DraftRules): readonly DraftProblem[] {
  return [...checkLines(draft, rules), ...checkTerms(draft, rules), ...checkDocuments(draft, rules)];
}

function checkLines(draft: TradeDraft, rules: DraftRules): DraftProblem[] {
  const at = (path: string, code: FormErrorCode): DraftProblem => ({ step: 'lines', path, code });
  const problems: DraftProblem[] = [];
  if (draft.suppliers.length === 0) problems.push(at('suppliers', 'no-supplier'));
  if (draft.lines.length === 0) problems.push(at('lines', 'no-line'));
  if (draft.buyerReference.trim().length > LONGEST_REFERENCE) problems.push(at('buyerReference', 'too-long'));
  return [...problems, ...draft.lines.flatMap((line) => knownProblems(line, rules))];
}

/** Problems of lines under the same rules. A change of one line leaves the others the same objects, of up to 500. */
const checked = new WeakMap<DraftRules, WeakMap<DraftLine, readonly DraftProblem[]>>();

function knownProblems(line: DraftLine, rules: DraftRules): readonly DraftProblem[] {
  const ofRules = checked.get(rules) ?? new WeakMap<DraftLine, readonly DraftProblem[]>();
  checked.set(rules, ofRules);
  const problems = ofRules.get(line) ?? checkLine(line, rules);
  ofRules.set(line, problems);
  return problems;
}

/** Returns the problems of one line. */
export function checkLine(line: DraftLine, rules: DraftRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (field: string, code: FormErrorCode, name?: string) =>
    problems.push({ step: 'lines', path: `lines.${line.key}.${field}`, code, ...(name ? { name } : {}) });
  const title = line.title.trim();
  if (title.length < SHORTEST_TITLE) add('title', 'title-too-short');
  if (title.length > LONGEST_TITLE) add('title', 'too-long');
  if (line.categoryId === '') add('categoryId', 'required');
  const quantity = readQuantityText(line.quantity, rules.discreteUnits.has(line.unitId));
  if (typeof quantity === 'string') add('quantity', quantity);
  if (line.unitId === '') add('unitId', 'required');
  if (line.targetPrice.trim() !== '' && readTomanText(line.targetPrice) === undefined)
    add('targetPrice', 'not-a-number');
  if (line.note.trim().length > LONGEST_NOTE) add('note', 'too-long');
  const steps = priceStepsProblem(line, rules);
  if (steps !== undefined) add('priceQuantities', steps);
  for (const property of line.required) {
    const code = propertyProblem(property);
    if (code !== undefined) add(`required.${property.propertyId}`, code, property.title);
  }
  for (const { id, title: name } of rules.required.get(line.categoryId) ?? []) {
    const property = line.required.find(({ propertyId }) => propertyId === id);
    const isTold = problems.some(({ path }) => path === `lines.${line.key}.required.${id}`);
    if (!isTold && (property === undefined || toRequiredInput(property) === undefined))
      add(`required.${id}`, 'required', name);
  }
  return problems;
}

/** Returns the first problem of the price steps of a line, which are written in one field. */
function priceStepsProblem(line: DraftLine, { discreteUnits }: DraftRules): FormErrorCode | undefined {
  const written = line.priceQuantities.filter((step) => step.trim() !== '');
  const read = written.map((step) => readQuantityText(step, discreteUnits.has(line.unitId)));
  const wrong = read.find((step) => typeof step === 'string');
  return wrong ?? (readPriceSteps(line).length > MOST_PRICE_STEPS ? 'too-many-price-steps' : undefined);
}

function propertyProblem({ kind, min, max, text }: DraftProperty): FormErrorCode | undefined {
  if (kind === 'Text') return text.trim().length > LONGEST_PROPERTY_TEXT ? 'too-long' : undefined;
  if (kind === 'Date') return text.trim() === '' || DAY.test(text) ? undefined : 'not-a-day';
  if (kind !== 'Number') return undefined;
  const [low, high] = [parseNumber(min), parseNumber(max)];
  const isUnread = (min !== '' && low === undefined) || (max !== '' && high === undefined);
  if (isUnread) return 'not-a-number';
  return low !== undefined && high !== undefined && low > high ? 'range-order' : undefined;
}

function checkTerms(draft: TradeDraft, { today }: DraftRules): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (path: string, code: FormErrorCode) => problems.push({ step: 'terms', path, code });
  if (draft.deliveryAddressId === '' && draft.deliveryCityId === '') add('deliveryAddressId', 'required');
  if (draft.neededBy !== '' && !isWithinWait(draft.neededBy, today)) add('neededBy', 'needed-by');
  if (draft.buyerNote.trim().length > LONGEST_BUYER_NOTE) add('buyerNote', 'too-long');
  return problems;
}

function checkDocuments({ documents }: TradeDraft, rules: DraftRules): DraftProblem[] {
  const there = new Set(documents.map(({ typeId }) => typeId));
  return rules.documents
    .filter(({ id }) => !there.has(id))
    .map(({ id, title }) => ({ step: 'documents', path: `documents.${id}`, code: 'required', name: title }));
}

/** Returns whether the day is from tomorrow up to two years ahead. */
function isWithinWait(day: string, today: string): boolean {
  const last = new Date(Date.parse(today) + LONGEST_WAIT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return day > today && day <= last;
}

/**
 * Returns the field of a draft for a field the service names: `lines[1].quantity` is a field of the second line that was sent. `undefined`
 * for a field the draft does not have.
 */
export function fieldOfService(name: string, sent: readonly DraftLine[]): string | undefined {
  const [, index, rest = ''] = /^lines\[(\d+)\]\.?(.*)$/.exec(name) ?? [];
  if (index === undefined) return name;
  const line = sent[Number(index)];
  if (line === undefined) return undefined;
  const property = /^requiredProperties\[(\d+)\]/.exec(rest)?.[1];
  if (property !== undefined) {
    const told = line.required.filter((one) => toRequiredInput(one) !== undefined)[Number(property)];
    return `lines.${line.key}.required${told === undefined ? '' : `.${told.propertyId}`}`;
  }
  // What the service says of one item of a list stands at the field of the list.
  const [list = rest] = rest.split('[');
  const field = NAMES[list] ?? list;
  return `lines.${line.key}.${field === '' ? 'title' : field}`;
}

const NAMES: Readonly<Record<string, string>> = {
  unitOfMeasurementId: 'unitId',
  requiredProperties: 'required',
  targetPriceRial: 'targetPrice',
  fileIds: 'files',
};
