import type { PropertyValue, UnitOfMeasurement } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatToman } from '@bazaar/domain/money';
import { formatNumber, formatSignificant } from '@bazaar/domain/persian';
import type { AnswerCell, AnswerRow } from '@bazaar/domain/trade-answers/compare-answers';
import { dispatchDay } from '@bazaar/domain/trade-answers/dispatch-day';
import type { AnswerAward, AnswerLine, AnswerOffer } from '@bazaar/ui/patterns/answer-comparison';
import { requiredText } from '@/entities/trade-request/line-views';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { tradeAnswerMessages as texts } from '@/translations/trade-answers';

export interface AnswerSurroundings {
  readonly units: readonly UnitOfMeasurement[];
  readonly nowMs: number;
}

/** Returns one line of the need with every offer. */
export function toLine(row: AnswerRow, index: number, around: AnswerSurroundings): AnswerLine {
  const { title, quantity, unitOfMeasurementId } = row.line;
  const { requiredProperties = [] } = row.line as { readonly requiredProperties?: readonly PropertyValue[] };
  return {
    id: String(index),
    number: texts.line(formatNumber(index + 1)),
    title: isolateCodes(title),
    required:
      requiredProperties.length === 0
        ? undefined
        : isolateCodes(requiredProperties.map(requiredText).join('، ')),
    quantity: amountText(quantity, unitOfMeasurementId, around),
    offers: row.cells.map((cell) => cell && toOffer(cell, row, around)),
  };
}

/** Returns a mark; one with deviations says so instead of praising. */
export function awardOf(isBest: boolean, text: string, deviationCount: number): AnswerAward | undefined {
  if (!isBest) return undefined;
  if (deviationCount === 0) return { tone: 'success', text };
  return { tone: 'warning', text: texts.withDeviations(text, formatNumber(deviationCount)) };
}

function toOffer(cell: AnswerCell, { line }: AnswerRow, around: AnswerSurroundings): AnswerOffer {
  const { answer, price } = cell;
  const { deviations, leadTimeDays, offeredTitle } = answer;
  return {
    offered: isolateCodes(offeredTitle ?? texts.sameAsRequested),
    price: price && formatToman(price.unitRial),
    priceAward:
      price === undefined
        ? { tone: 'error', text: texts.noPrice }
        : awardOf(cell.isLowestPrice, texts.lowest, deviations.length),
    priceNotes: priceNotes(cell, line.unitOfMeasurementId, around),
    total: price?.totalRial === undefined ? undefined : formatToman(price.totalRial),
    delivery:
      leadTimeDays === undefined ? (
        texts.unknown
      ) : (
        <>
          {formatDate(dispatchDay(leadTimeDays, around.nowMs))}{' '}
          <small>{texts.workingDays(formatNumber(leadTimeDays))}</small>
        </>
      ),
    deliveryAward: awardOf(cell.isEarliest, texts.earliest, deviations.length),
    deviations: deviations.map(({ propertyId, text }, index) => ({
      id: `${propertyId ?? ''}${index}`,
      title: titleOf(propertyId, line),
      text: isolateCodes(withoutTitle(text, titleOf(propertyId, line))),
    })),
    note: answer.note,
  };
}

function priceNotes(
  { answer, otherQuantity }: AnswerCell,
  unitId: string | undefined,
  around: AnswerSurroundings,
): string[] {
  const { quotedUnit, unitPriceRial } = answer;
  const { priceBreaks = [] } = answer as {
    readonly priceBreaks?: readonly { readonly quantity: number; readonly unitPriceRial: number }[];
  };
  const notes = priceBreaks.map((step) =>
    texts.priceBreak(amountText(step.quantity, unitId, around), formatToman(step.unitPriceRial)),
  );
  if (quotedUnit !== undefined && unitPriceRial !== undefined) {
    const unit = unitTitle(quotedUnit.unitOfMeasurementId, around);
    const contains = amountText(quotedUnit.containsQuantity, unitId, around);
    notes.unshift(texts.quotedAs(contains, unit, formatToman(unitPriceRial)));
  }
  if (otherQuantity !== undefined) notes.push(texts.otherQuantity(amountText(otherQuantity, unitId, around)));
  return notes;
}

function titleOf(propertyId: string | undefined, line: object): string | undefined {
  const { requiredProperties = [] } = line as { readonly requiredProperties?: readonly PropertyValue[] };
  return requiredProperties.find((property) => property.propertyId === propertyId)?.title;
}

/** Returns «۲۰۰ عدد». */
function amountText(
  quantity: number | undefined,
  unitId: string | undefined,
  around: AnswerSurroundings,
): string {
  if (quantity === undefined) return texts.unknown;
  return `${formatSignificant(quantity, 12)} ${unitTitle(unitId, around)}`.trim();
}

function unitTitle(unitId: string | undefined, { units }: AnswerSurroundings): string {
  return units.find(({ id }) => id === unitId)?.title ?? '';
}

/** A supplier may name the property in its own sentence, which stands beside the name already. */
function withoutTitle(text: string, title: string | undefined): string {
  return title !== undefined && text.startsWith(`${title}:`)
    ? text.slice(title.length + 1).trimStart()
    : text;
}
