import type { AnsweredLine, AnsweredRequest, LineAnswer } from './answer-input';
import { type LinePrice, linePrice, sumKnown } from './line-price';
import { matchLines } from './match-lines';

/** One supplier's offer for one line. */
export interface AnswerCell {
  readonly answer: LineAnswer;
  /** Absent while the price is unknown. */
  readonly price: LinePrice | undefined;
  /** The quantity of this request, where it differs from the row's: what it costs is not compared. */
  readonly otherQuantity: number | undefined;
  readonly isLowestPrice: boolean;
  readonly isEarliest: boolean;
}

/** One line of the need, with the offers of all requests in their order; `undefined` where a request lacks the line or its answer. */
export interface AnswerRow {
  readonly line: AnsweredLine;
  readonly cells: readonly (AnswerCell | undefined)[];
}

/** A whole answer. */
export interface AnswerTotal {
  readonly requestId: string;
  readonly isAnswered: boolean;
  /** Whether it can win; one that has ended is only shown. */
  readonly isOpenOffer: boolean;
  /** Rial of all lines without the delivery; `undefined` when one is unknown. */
  readonly linesRial: number | undefined;
  /** Rial with the delivery; `undefined` when anything is unknown. */
  readonly totalRial: number | undefined;
  /** Positions, from 0, of the lines without a known price. */
  readonly unpriced: readonly number[];
  readonly isShippingKnown: boolean;
  /** Working days until the last line is dispatched; `undefined` when one is unknown. */
  readonly leadTimeDays: number | undefined;
  readonly deviationCount: number;
  readonly isLowestTotal: boolean;
  readonly isEarliest: boolean;
}

export interface AnswerComparison {
  readonly rows: readonly AnswerRow[];
  /** In the order of the requests. */
  readonly totals: readonly AnswerTotal[];
}

/**
 * Compares the answers of one group line by line, in the units of the request. What is unknown is neither counted nor marked, and a mark needs
 * two answers to choose from; an offer that has ended is shown and wins nothing.
 *
 * @param isSoldWhole whether a trade unit is sold whole
 */
export function compareAnswers(
  requests: readonly AnsweredRequest[],
  isSoldWhole: (unitOfMeasurementId: string) => boolean,
): AnswerComparison {
  const rows = matchLines(requests).map(({ line, own }): AnswerRow => {
    const cells = own.map((each) => toCell(each, line, isSoldWhole));
    const open = cells.filter((_, index) => requests[index]?.isOpenOffer);
    const lowest = leastOf(open.map((cell) => cell?.price?.unitRial));
    const earliest = leastOf(open.map((cell) => cell?.answer.leadTimeDays));
    return {
      line,
      cells: cells.map(
        (cell) =>
          cell && {
            ...cell,
            isLowestPrice: open.includes(cell) && isLeast(cell.price?.unitRial, lowest),
            isEarliest: open.includes(cell) && isLeast(cell.answer.leadTimeDays, earliest),
          },
      ),
    };
  });
  const totals = requests.map((request, index) => totalOf(request, rows, index));
  const open = totals.filter(({ isOpenOffer }) => isOpenOffer);
  const lowest = leastOf(open.map(({ totalRial }) => totalRial));
  const earliest = leastOf(open.map(({ leadTimeDays }) => leadTimeDays));
  return {
    rows,
    totals: totals.map((total) => ({
      ...total,
      isLowestTotal: total.isOpenOffer && isLeast(total.totalRial, lowest),
      isEarliest: total.isOpenOffer && isLeast(total.leadTimeDays, earliest),
    })),
  };
}

type Unmarked = Omit<AnswerCell, 'isLowestPrice' | 'isEarliest'>;

function toCell(
  own: AnsweredLine | undefined,
  line: AnsweredLine,
  isSoldWhole: (unitOfMeasurementId: string) => boolean,
): Unmarked | undefined {
  if (own?.answer === undefined) return undefined;
  const { answer, quantity } = own;
  const isWhole = answer.quotedUnit !== undefined && isSoldWhole(answer.quotedUnit.unitOfMeasurementId);
  return {
    answer,
    price: linePrice(answer, quantity, isWhole),
    otherQuantity: quantity === line.quantity ? undefined : quantity,
  };
}

function totalOf(
  request: AnsweredRequest,
  rows: readonly AnswerRow[],
  index: number,
): Omit<AnswerTotal, 'isLowestTotal' | 'isEarliest'> {
  const cells = rows.map(({ cells: all }) => all[index]);
  const isAnswered = request.answeredAt !== undefined;
  const comparable = cells.map((cell) =>
    cell?.otherQuantity === undefined ? cell?.price?.totalRial : undefined,
  );
  const linesRial = isAnswered && cells.length > 0 ? sumKnown(comparable) : undefined;
  const days = cells.map((cell) => cell?.answer.leadTimeDays);
  return {
    requestId: request.id,
    isAnswered,
    isOpenOffer: request.isOpenOffer,
    linesRial,
    totalRial: linesRial === undefined ? undefined : sumKnown([linesRial, request.shippingRial]),
    unpriced: cells.flatMap((cell, position) => (cell?.price === undefined ? [position] : [])),
    isShippingKnown: request.shippingRial !== undefined,
    leadTimeDays: isAnswered && days.length > 0 ? greatestOf(days) : undefined,
    deviationCount: cells.reduce((count, cell) => count + (cell?.answer.deviations.length ?? 0), 0),
  };
}

/** Returns the least of at least two known numbers; of fewer there is nothing to choose. */
function leastOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length < 2 ? undefined : Math.min(...known);
}

function isLeast(value: number | undefined, least: number | undefined): boolean {
  return least !== undefined && value === least;
}

/** Returns the greatest; `undefined` when one is unknown. */
function greatestOf(values: readonly (number | undefined)[]): number | undefined {
  return values.every((value) => value !== undefined) ? Math.max(...values) : undefined;
}
