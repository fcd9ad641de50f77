import type { TradeAnswerTerms, TradeRequestLine } from '@bazaar/api/model';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../../db/database-handle';
import { among, propertyKey } from '../draft-references';
import type { TradeRow } from '../request-types';
import { termsOf } from './answer-terms';
import { answerOf } from './line-answer';

/** Returns the simulated supplier's answer to each line, and to the request as a whole. */
export async function answerRequest(
  tx: Queryable,
  { supplierId, content }: TradeRow,
  round: number,
): Promise<{ lines: TradeRequestLine[]; answerTerms: TradeAnswerTerms }> {
  const { lines } = content;
  const offers = await readOffers(tx, lines);
  const options = await readOptions(tx, lines);
  const answered = lines.map((line) => {
    const offer = offers.get(line.supplierProductId ?? '');
    const otherOptions = otherOptionsOf(line, options);
    const facts = { supplierId, round, otherOptions, ...(offer === undefined ? {} : { offer }) };
    return { ...line, answer: answerOf(line, facts) };
  });
  return { lines: answered, answerTerms: termsOf(supplierId, content, round) };
}

async function readOffers(tx: Queryable, lines: readonly TradeRequestLine[]) {
  const rows = await selectRows<{ id: string; title: string; amountRial: string | number | null }>(
    tx,
    sql`select id, name as title, amount_rial as "amountRial" from products
      where id in ${among(lines.map((line) => line.supplierProductId))}`,
  );
  return new Map(
    rows.map(({ id, title, amountRial }) => [
      id,
      { title, amountRial: amountRial === null ? undefined : Number(amountRial) },
    ]),
  );
}

interface Options {
  categoryId: string;
  propertyId: string;
  options: { id: string; title: string }[];
}

/** Returns the options of the required properties that have any, by category and property. */
async function readOptions(tx: Queryable, lines: readonly TradeRequestLine[]) {
  const requested = lines.flatMap((line) =>
    line.requiredProperties.filter(({ optionIds }) => optionIds !== undefined),
  );
  if (requested.length === 0) return new Map<string, Options['options']>();
  const rows = await selectRows<Options>(
    tx,
    sql`select category_id as "categoryId", property_id as "propertyId", document->'options' as options from category_properties
      where category_id in ${among(lines.map((line) => line.categoryId))}
        and property_id in ${among(requested.map(({ propertyId }) => propertyId))} and document ? 'options'`,
  );
  return new Map(
    rows.map(({ categoryId, propertyId, options }) => [propertyKey(categoryId, propertyId), options]),
  );
}

function otherOptionsOf(line: TradeRequestLine, options: ReadonlyMap<string, Options['options']>) {
  return new Map(
    line.requiredProperties.flatMap(({ propertyId, optionIds = [] }) => {
      const known = options.get(propertyKey(line.categoryId, propertyId)) ?? [];
      const other = known.find(({ id }) => !optionIds.includes(id));
      return other === undefined ? [] : [[propertyId, other.title] as const];
    }),
  );
}
