import { formatRange } from '@bazaar/domain/persian';
import type { DraftProperty } from '@bazaar/domain/trade-drafts';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { showDay } from '../wizard-texts';

/** Returns what is required of a line, one text for each property that has a value: «قطر داخلی ۱ تا ۲ in», «ساخت پس از ۱۴۰۴/۰۱/۰۱». */
export function statedProperties(required: readonly DraftProperty[]): string[] {
  return required.flatMap(({ title, kind, min, max, unitText, options, text, isTrue }) => {
    const range = formatRange(min || undefined, max || undefined);
    const truth = isTrue === undefined ? '' : isTrue ? texts.yes : texts.no;
    const typed = kind === 'Date' ? showDay(text) : text;
    const value = range || options.map((option) => option.title).join(' / ') || typed || truth;
    return value === '' ? [] : [`${title} ${value} ${unitText}`.trim()];
  });
}
