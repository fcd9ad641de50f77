import type { PropertyValue, TradeDeviation } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';

/** How far an offered number is beyond the bound that was requested. */
const shortfall = 0.025;

/**
 * Returns how an offer differs from a required property, told as people write it; `undefined` where it cannot. `otherOption` is an option
 * of the property that was not requested.
 */
export function deviationFrom(
  property: PropertyValue,
  otherOption: string | undefined,
): TradeDeviation | undefined {
  const texts = numberTexts(property) ?? optionTexts(property, otherOption) ?? flagTexts(property);
  if (texts === undefined) return undefined;
  const { requestedText, offeredText } = texts;
  const text = `${property.title}: خواسته ${requestedText}، پیشنهاد ${offeredText}`;
  return { text, propertyId: property.propertyId, requestedText, offeredText };
}

interface Texts {
  requestedText: string;
  offeredText: string;
}

function numberTexts({ value, maxValue, unitDisplayText }: PropertyValue): Texts | undefined {
  const bound = value ?? maxValue;
  if (bound === undefined || bound === 0) return undefined;
  const withUnit = (text: string) => (unitDisplayText === undefined ? text : `${text} ${unitDisplayText}`);
  // Below a lower bound, above an upper one; negative bounds likewise.
  const offered = bound + (value === undefined ? 1 : -1) * Math.abs(bound) * shortfall;
  return {
    requestedText: withUnit(spanText(value, maxValue)),
    offeredText: withUnit(formatNumber(Number(offered.toPrecision(3)))),
  };
}

function spanText(value: number | undefined, maxValue: number | undefined): string {
  if (value === undefined) return `حداکثر ${formatNumber(maxValue ?? 0)}`;
  if (maxValue === undefined) return `دست‌کم ${formatNumber(value)}`;
  return value === maxValue ? formatNumber(value) : `${formatNumber(value)} تا ${formatNumber(maxValue)}`;
}

function optionTexts({ optionTitles = [] }: PropertyValue, other: string | undefined): Texts | undefined {
  if (optionTitles.length === 0 || other === undefined) return undefined;
  return { requestedText: optionTitles.join('، '), offeredText: other };
}

function flagTexts({ bool }: PropertyValue): Texts | undefined {
  if (bool === undefined) return undefined;
  return bool
    ? { requestedText: 'دارد', offeredText: 'ندارد' }
    : { requestedText: 'ندارد', offeredText: 'دارد' };
}
