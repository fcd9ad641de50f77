import type { UnderstoodPart, UnderstoodPrice } from '@bazaar/domain/assistant';
import { formatToman } from '@bazaar/domain/money';
import { formatRange, formatSignificant } from '@bazaar/domain/persian';
import { assistantMessages } from '@/translations/assistant';
import { supplierKinds } from '@/translations/supplier-kinds';

const texts = assistantMessages.parts;
const DIGITS = 9;

export interface PartText {
  readonly title?: string;
  readonly value: string;
  readonly unit?: string;
}

/** Returns a part of the request in words: the name of what is wanted, and its value. */
export function partText(part: UnderstoodPart): PartText {
  switch (part.kind) {
    case 'range': {
      const range = formatRange(numberText(part.min), numberText(part.max));
      const value = part.isAbout === true ? texts.about(range) : range;
      return { title: part.title, value, ...(part.unitText === undefined ? {} : { unit: part.unitText }) };
    }
    case 'options':
      return { title: part.title, value: part.optionTitles.join(texts.or) };
    case 'boolean':
      return { title: part.title, value: part.isTrue ? texts.yes : texts.no };
    case 'quantity':
      return {
        title: texts.quantity,
        value: [numberText(part.amount), part.unitTitle].filter(Boolean).join(' '),
      };
    case 'cities':
      return { title: texts.cities, value: part.cityTitles.join(texts.or) };
    case 'price': {
      const sides = [part.minRial, part.maxRial].map((rial) =>
        rial === undefined ? undefined : formatToman(rial),
      );
      return {
        title: priceTitle(part),
        value: texts.toman(formatRange(sides[0], sides[1])),
      };
    }
    case 'supplierKinds':
      return { title: texts.supplier, value: part.kinds.map((kind) => supplierKinds[kind]).join(texts.or) };
    case 'confirmed':
      return { title: texts.supplier, value: texts.confirmed };
    case 'code':
      return { title: texts.code, value: part.code };
  }
}

/** Returns the part in one phrase: «قطر داخلی ۲۵ تا ۳۰ mm». */
export function partPhrase(part: UnderstoodPart): string {
  const { title, value, unit } = partText(part);
  return [title, value, unit].filter(Boolean).join(' ');
}

function priceTitle({ per, unitTitle }: UnderstoodPrice): string {
  if (per === 'total') return texts.totalPrice;
  return unitTitle === undefined ? texts.unitPrice : texts.priceOf(unitTitle);
}

function numberText(value: number | undefined): string | undefined {
  return value === undefined ? undefined : formatSignificant(value, DIGITS);
}
