import type { TradeRequestLine, TradeRequestLineAnswer } from '@bazaar/api/model';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { createRandom } from '../seed/random';
import { among } from './draft-references';

const thousand = 1_000;
/** The supplier's discount with each new answer, and the maximum number of them. */
const discountPerAnswer = 0.02;
const mostDiscounts = 3;
const notes = ['از موجودی انبار', 'با گواهی سازنده', 'بسته‌بندی صادراتی', undefined];
const deviations = [
  'زمان تحویل ده روز بیشتر از معمول است.',
  'بستهٔ سازنده کوچک‌تر است.',
  'نشان تجاری هم‌ارز پیشنهاد می‌شود.',
];

/**
 * Returns the simulated supplier's offer for each line: near the price of its own offer, else near the buyer's expectation. The same lines
 * always get the same answers; every later `round` is a little cheaper.
 */
export async function answerLines(
  tx: Queryable,
  lines: readonly TradeRequestLine[],
  round: number,
): Promise<TradeRequestLine[]> {
  const offers = await selectRows<{ id: string; amountRial: string | number | null }>(
    tx,
    sql`select id, amount_rial as "amountRial" from products where id in ${among(lines.map((line) => line.supplierProductId))}`,
  );
  const prices = new Map(
    offers.map(({ id, amountRial }) => [id, amountRial === null ? undefined : Number(amountRial)]),
  );
  return lines.map((line) => ({
    ...line,
    answer: answerOf(
      line,
      line.supplierProductId === undefined ? undefined : prices.get(line.supplierProductId),
      round,
    ),
  }));
}

function answerOf(
  line: TradeRequestLine,
  listPrice: number | undefined,
  round: number,
): TradeRequestLineAnswer {
  const random = createRandom(`answer ${line.categoryId} ${line.title} ${line.quantity}`);
  const wished =
    line.targetPriceRial === undefined || line.targetPriceRial === 0
      ? undefined
      : line.targetPriceRial * 1.04;
  const price = listPrice ?? wished ?? random.int(800, 48_000) * thousand;
  const discount = 1 - discountPerAnswer * Math.min(round, mostDiscounts);
  const note = random.pick(notes);
  return {
    unitPriceRial: Math.max(1, Math.round((price * discount) / thousand)) * thousand,
    leadTimeDays: random.int(2, 21),
    deviations: random.chance(0.25) ? [{ text: random.pick(deviations) }] : [],
    ...(note === undefined ? {} : { note }),
  };
}
