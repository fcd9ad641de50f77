import { parseNumber } from '../persian/numbers';
import { toRequiredInput } from './direct-order';
import type { DraftLine, DraftProperty } from './draft';
import { readTomanText } from './typed-number';

/**
 * Returns whether two values of a field say the same: «20» and «۲۰», a text and the same with a blank behind it, a property written with the
 * name of its unit or without. What is no valid value is compared as it was typed.
 */
export function isSameValue(path: string, a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(meaningOf(path, a)) === JSON.stringify(meaningOf(path, b));
}

/** Fields of a line that are merged; properties are merged one by one. */
export const LINE_FIELDS = [
  'title',
  'categoryId',
  'baseProductId',
  'offers',
  'quantity',
  'unitId',
  'targetPrice',
  'priceQuantities',
  'note',
  'files',
] as const satisfies readonly (keyof DraftLine)[];

/** Returns whether two versions of a line say the same. */
export function isSameLine(a: DraftLine, b: DraftLine): boolean {
  if (a === b) return true;
  const propertyOf = (line: DraftLine, id: string) =>
    line.required.find(({ propertyId }) => propertyId === id);
  const ids = new Set([...a.required, ...b.required].map(({ propertyId }) => propertyId));
  return (
    LINE_FIELDS.every((name) => isSameValue(name, a[name], b[name])) &&
    [...ids].every((id) => isSameValue(`required.${id}`, propertyOf(a, id), propertyOf(b, id)))
  );
}

function meaningOf(path: string, value: unknown): unknown {
  if (value === undefined) return null;
  if (/(^|\.)required\.[^.]+$/.test(path)) return propertyMeaning(value as DraftProperty);
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (name === 'quantity' && typeof value === 'string') return parseNumber(value) ?? value.trim();
  if (name === 'targetPrice' && typeof value === 'string') return readTomanText(value) ?? value.trim();
  if (name === 'priceQuantities' && Array.isArray(value)) return stepsMeaning(value);
  if (name === 'offers')
    return Object.entries(value as object).sort(([one], [other]) => (one < other ? -1 : 1));
  return typeof value === 'string' ? value.trim() : value;
}

function stepsMeaning(texts: readonly string[]): readonly (string | number)[] {
  const steps = texts.map((text) => parseNumber(text) ?? text.trim()).filter((step) => step !== '');
  return [...new Set(steps)].sort((a, b) => (Number(a) < Number(b) ? -1 : 1));
}

function propertyMeaning(property: DraftProperty): unknown {
  const { min, max, text } = property;
  const input = toRequiredInput(property);
  if (input === undefined) return [min.trim(), max.trim(), text.trim()];
  // The kind is the category's: no side has written it.
  const { dataType: _, ...stated } = input;
  return 'optionIds' in stated ? { ...stated, optionIds: [...stated.optionIds].sort() } : stated;
}
