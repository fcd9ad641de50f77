import { formatClock, formatShortDate } from '@bazaar/domain/dates';
import { parseTypedDay } from '@bazaar/domain/dates/typed-day';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { DraftProblem, TradeDraft } from '@bazaar/domain/trade-drafts';
import type { SaveState } from '@/lib/outbox/save-queue';
import { fieldErrorTexts, namedErrorTexts } from '@/translations/form-errors';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { WizardContext } from './wizard-context';

/** Returns the id of a field's element. */
export function fieldId(path: string): string {
  return `wizard-${path.replaceAll('.', '-')}`;
}

/** Returns the sentence of a problem at its field; a required property or document is named. */
export function problemText({ code, name }: DraftProblem): string {
  const sentence = fieldErrorTexts[code];
  return name === undefined ? sentence : (namedErrorTexts[code]?.(name) ?? `«${name}»: ${sentence}`);
}

/** Returns an error as the summary says it: «قلم ۳: «واحد» لازم است.»; a sentence that does not name its field stands after the name. */
export function summaryText(path: string, text: string, draft: TradeDraft, problem?: DraftProblem): string {
  const { number, field } = placeOf(path, draft);
  const isNamed = problem?.name !== undefined || text.startsWith(field);
  const told = isNamed ? text : problem && namedErrorTexts[problem.code]?.(field);
  if (told === undefined) return `${fieldName(path, draft)}: ${text}`;
  return number === undefined ? told : texts.lineProblem(number, told);
}

/** Returns the name of a field for the summary: «قلم ۳، واحد». */
export function fieldName(path: string, draft: TradeDraft): string {
  const { number, field } = placeOf(path, draft);
  return number === undefined ? field : texts.lineField(number, field);
}

function placeOf(path: string, draft: TradeDraft): { readonly number?: string; readonly field: string } {
  const [, key, name = ''] = /^lines\.([^.]+)\.?([^.]*)/.exec(path) ?? [];
  if (key === undefined) return { field: texts.fields[path.split('.')[0] ?? ''] ?? '' };
  const number = toPersianDigits(draft.lines.findIndex((line) => line.key === key) + 1);
  return { number, field: texts.fields[name] ?? texts.fields.lines ?? '' };
}

/** Returns the line that says whether the draft is stored, and how urgent it is. */
export function saveText(
  save: SaveState,
  { suppliers }: TradeDraft,
  isStored: boolean,
): { readonly text: string; readonly tone?: 'warning' | 'error' } {
  if (!isStored) return { text: texts.notStored, tone: 'error' };
  if (save.kind === 'saved') {
    const isServer = save.atMs !== undefined && suppliers.length > 0;
    return { text: isServer ? texts.saved(toPersianDigits(formatClock(save.atMs ?? 0))) : texts.savedHere };
  }
  const text = texts.states[save.kind];
  if (save.kind === 'waiting' || save.kind === 'saving') return { text };
  return { text, tone: save.kind === 'offline' || save.kind === 'later' ? 'warning' : 'error' };
}

/** Formats an ISO date as it is typed; other text stays. */
export function showDay(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatShortDate(value) || value : value;
}

/** Returns the ISO date of a typed Jalali day, or the text itself. */
export function readDay(typed: string): string {
  return parseTypedDay(typed) ?? typed;
}

/** Returns to whom the draft goes, and its own number. */
export function recipientText({ suppliers, buyerReference }: TradeDraft): string {
  const [first, ...others] = suppliers;
  const to =
    first === undefined
      ? texts.toNone
      : others.length === 0
        ? texts.toOne(first.name)
        : texts.toSuppliers(toPersianDigits(suppliers.length));
  return buyerReference === '' ? to : `${texts.reference} ${buyerReference}، ${to}`;
}

/** Returns where it is delivered: the address, or the city alone. */
export function placeText(
  { deliveryAddressId, deliveryCityId }: TradeDraft,
  { addresses, cityName }: Pick<WizardContext['reads'], 'addresses' | 'cityName'>,
): string {
  const address = addresses.data?.find(({ id }) => id === deliveryAddressId);
  if (address !== undefined)
    return [address.title, address.cityName, address.addressText].filter(Boolean).join('، ');
  return deliveryCityId === '' ? '' : (cityName ?? '');
}
