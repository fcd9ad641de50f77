import type { PropertyValue, TradeRequestLine, UnitOfMeasurement } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money/rial';
import { joinList } from '@bazaar/domain/persian';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { linePrice, sumKnown } from '@bazaar/domain/trade-answers/line-price';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

type Units = readonly UnitOfMeasurement[];

/** Returns what a required property asks for: «d ۲۵ mm», «C دست‌کم ۱۴ kN», «آب‌بند 2RS». */
export function requiredText(property: PropertyValue): string {
  const { symbol, title, value, maxValue, unitDisplayText } = property;
  const unit = unitDisplayText === undefined ? '' : ` ${unitDisplayText}`;
  return `${symbol ?? title} ${valueText(property, value, maxValue)}${unit}`.trim();
}

function valueText(property: PropertyValue, value: number | undefined, maxValue: number | undefined): string {
  if (value !== undefined && maxValue !== undefined) {
    return value === maxValue ? formatNumber(value) : `${formatNumber(value)} تا ${formatNumber(maxValue)}`;
  }
  if (value !== undefined) return texts.atLeast(formatNumber(value));
  if (maxValue !== undefined) return texts.atMost(formatNumber(maxValue));
  if (property.optionTitles?.length) return joinList(property.optionTitles);
  if (property.bool !== undefined) return property.bool ? texts.yes : texts.no;
  return property.text ?? '';
}

/** Returns a quantity with its unit: «۲۰۰ عدد». */
export function quantityText({ quantity, unitOfMeasurementId }: TradeRequestLine, units: Units): string {
  if (quantity === undefined) return texts.noQuantity;
  return `${formatNumber(quantity)} ${unitTitle(unitOfMeasurementId, units)}`.trim();
}

export function unitTitle(id: string | undefined, units: Units): string {
  return units.find((unit) => unit.id === id)?.title ?? '';
}

export interface LineSum {
  /** Rial for one unit of the line. */
  readonly unitRial?: number | undefined;
  /** Rial for the whole line; absent when a price or the quantity is unknown. */
  readonly totalRial?: number | undefined;
}

/** Returns the price of a line in its own unit: the answer's where there is one, else the buyer's target. */
export function lineSum({ quantity, answer, targetPriceRial }: TradeRequestLine, units: Units): LineSum {
  const priced = answer ?? { unitPriceRial: targetPriceRial };
  const quoted = answer?.quotedUnit?.unitOfMeasurementId;
  return linePrice(priced, quantity, units.find(({ id }) => id === quoted)?.isDiscrete ?? false) ?? {};
}

/** Returns the sum of all lines in Rial; undefined when one of them is unknown. */
export function linesTotal(lines: readonly TradeRequestLine[], units: Units): number | undefined {
  return lines.length === 0 ? undefined : sumKnown(lines.map((line) => lineSum(line, units).totalRial));
}

export function tomanText(amountRial: number | undefined): string {
  return amountRial === undefined ? texts.noPrice : formatToman(Math.round(amountRial));
}
