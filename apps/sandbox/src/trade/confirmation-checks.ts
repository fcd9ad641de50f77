import type { TradeRequestLine } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import { sql } from 'drizzle-orm';
import { findDeliveryAddress } from '../addresses/read-delivery-addresses';
import { type Queryable, selectRows } from '../db/database-handle';
import { findSaleSetting } from '../merchants/sale-setting';
import { documentTypes } from './document-types';
import { among } from './draft-references';
import { FieldErrors } from './field-errors';
import { readSuppliers } from './people-of-request';
import type { TradeRow } from './request-types';

const largestQuantity = 1_000_000_000;
const dayMs = 86_400_000;
const longestWaitDays = 730;

interface LineRules {
  discreteUnits: ReadonlySet<string>;
  /** Required properties, by category. */
  required: ReadonlyMap<string, { id: string; title: string }[]>;
}

/** Refuses an incomplete draft with 422 and an error for each field. */
export async function checkComplete(tx: Queryable, row: TradeRow, now: Date): Promise<void> {
  const errors = new FieldErrors();
  const { lines, neededBy } = row.content;
  if (lines.length === 0) errors.add('lines', 'دست‌کم یک ردیف لازم است.');
  const rules = await readLineRules(tx, lines);
  for (const [index, line] of lines.entries()) checkLine(errors, rules, line, `lines[${index}]`);
  if (neededBy !== undefined && !isWithinWait(neededBy, now)) {
    errors.add('neededBy', 'تاریخ باید از فردا تا دو سال دیگر باشد.');
  }
  await checkDelivery(tx, row, errors);
  await checkDocuments(tx, row, errors, now);
  errors.refuse();
}

function checkLine(errors: FieldErrors, rules: LineRules, line: TradeRequestLine, field: string): void {
  const { quantity, unitOfMeasurementId, categoryId, requiredProperties } = line;
  const problem = quantityProblem(quantity, rules.discreteUnits.has(unitOfMeasurementId ?? ''));
  if (problem !== undefined) errors.add(`${field}.quantity`, problem);
  if (unitOfMeasurementId === undefined) errors.add(`${field}.unitOfMeasurementId`, 'واحد را برگزینید.');
  for (const { id, title } of rules.required.get(categoryId) ?? []) {
    const value = requiredProperties.find(({ propertyId }) => propertyId === id);
    const isFilled =
      value !== undefined &&
      (value.value !== undefined ||
        value.maxValue !== undefined ||
        value.text !== undefined ||
        value.bool !== undefined ||
        (value.optionIds?.length ?? 0) > 0);
    if (!isFilled) errors.add(`${field}.requiredProperties`, `«${title}» لازم است.`);
  }
}

/** Returns what is wrong with a quantity; `undefined` when it is valid. */
export function quantityProblem(quantity: number | undefined, isDiscrete: boolean): string | undefined {
  if (quantity === undefined || quantity <= 0) return 'مقدار باید بیشتر از صفر باشد.';
  if (quantity > largestQuantity) return 'مقدار نباید بیشتر از یک میلیارد باشد.';
  if (isDiscrete && !Number.isInteger(quantity)) return 'مقدار این واحد باید عدد درست باشد.';
  // As written, so that 0.1 + 0.2 is not taken for three decimals.
  const decimals = /e-(\d+)$/.exec(String(quantity)) ? 9 : (String(quantity).split('.')[1]?.length ?? 0);
  return decimals > 3 ? `مقدار نباید بیش از ${toPersianDigits(3)} رقم پس از ممیز داشته باشد.` : undefined;
}

/** Returns whether the day is from tomorrow up to two years ahead, in days of UTC. */
export function isWithinWait(day: string, now: Date): boolean {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return day > dayOf(now.getTime()) && day <= dayOf(now.getTime() + longestWaitDays * dayMs);
}

async function readLineRules(tx: Queryable, lines: readonly TradeRequestLine[]): Promise<LineRules> {
  const units = await selectRows<{ id: string }>(
    tx,
    sql`select id from trade_units where is_discrete and id in ${among(lines.map((line) => line.unitOfMeasurementId))}`,
  );
  const properties = await selectRows<{ categoryId: string; id: string; title: string }>(
    tx,
    sql`select category_id as "categoryId", property_id as id, document->>'title' as title from category_properties
      where category_id in ${among(lines.map((line) => line.categoryId))} and (document->>'isRequiredInRequest')::boolean
      order by sort_order, property_id`,
  );
  return {
    discreteUnits: new Set(units.map(({ id }) => id)),
    required: Map.groupBy(properties, ({ categoryId }) => categoryId),
  };
}

async function checkDelivery(
  tx: Queryable,
  { userId, content }: TradeRow,
  errors: FieldErrors,
): Promise<void> {
  const { deliveryAddressId, deliveryCityId } = content;
  if (deliveryAddressId === undefined) {
    if (deliveryCityId === undefined) errors.add('deliveryAddressId', 'نشانی یا شهر تحویل لازم است.');
  } else if ((await findDeliveryAddress(tx, userId, deliveryAddressId)) === undefined) {
    errors.add('deliveryAddressId', 'این نشانی دیگر در دفتر شما نیست.');
  }
}

async function checkDocuments(tx: Queryable, row: TradeRow, errors: FieldErrors, now: Date): Promise<void> {
  const supplier = (await readSuppliers(tx, [row.supplierId], now)).get(row.supplierId);
  const setting = supplier === undefined ? undefined : await findSaleSetting(tx, supplier.merchantId);
  const demanded = new Set(setting?.requiredDocumentTypeIds);
  const there = new Set(row.content.documents.map(({ typeId }) => typeId));
  for (const { id, title, isRequired } of documentTypes) {
    if ((isRequired || demanded.has(id)) && !there.has(id))
      errors.add('documents', `سند «${title}» لازم است.`);
  }
}
