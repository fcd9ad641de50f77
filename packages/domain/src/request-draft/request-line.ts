import { readStatedProperty, type StatedProperty } from './stated-property';

/** A required value: «قطر داخلی» «۲۰ تا ۳۰ mm». */
export interface RequestCondition {
  readonly title: string;
  readonly value: string;
}

/**
 * A line of a request, gathered before there is an order: a supplier's product, products of a category by specification, or an item of a
 * supplier that the buyer has yet to name.
 */
export interface RequestLine {
  /** Id of the product or supplier, or the address of the specification: the same object is not gathered twice. */
  readonly key: string;
  readonly kind: 'product' | 'specification' | 'supplier';
  readonly title: string;
  /** Root-relative address where it was found, filters included. */
  readonly href: string;
  readonly categoryId?: string;
  readonly supplierName?: string;
  readonly supplierId?: string;
  /** The supplier's product. */
  readonly productId?: string;
  readonly baseProductId?: string;
  /** Id of the trade unit. */
  readonly unitId?: string;
  /** Filters of a list, as the contract states required properties; read again when they become a line. */
  readonly required?: readonly StatedProperty[];
  /** Unit of the quantity: «عدد», «کیلوگرم». */
  readonly unit?: string;
  /** As typed by the buyer, or the smallest order; above zero. */
  readonly quantity: number;
  readonly conditions: readonly RequestCondition[];
  /** Words of the buyer for the supplier: the sentence a specification was read from. */
  readonly note?: string;
  /** Wished price of one unit in Rial. */
  readonly targetRial?: number;
  /** City the buyer wants it delivered to. */
  readonly deliveryCityId?: string;
}

const LONGEST_TEXT = 300;
const MOST_CONDITIONS = 24;
export const MOST_QUANTITY = 1_000_000_000;

/** Parses a line from storage or from a page; `undefined` when it has another shape. */
export function readRequestLine(value: unknown): RequestLine | undefined {
  if (!isRecord(value)) return undefined;
  const { key, kind, title, href } = value;
  const isKind = kind === 'product' || kind === 'specification' || kind === 'supplier';
  if (!isText(key) || !isKind || !isText(title) || !isText(href) || !/^\/(?![/\\])/.test(href))
    return undefined;
  return {
    key,
    kind,
    title: title.slice(0, LONGEST_TEXT),
    href,
    ...optional('categoryId', value.categoryId),
    ...optional('supplierName', value.supplierName),
    ...optional('supplierId', value.supplierId),
    ...optional('productId', value.productId),
    ...optional('baseProductId', value.baseProductId),
    ...optional('unitId', value.unitId),
    ...readRequired(value.required),
    ...optional('unit', value.unit),
    quantity: readQuantity(value.quantity) ?? 1,
    conditions: Array.isArray(value.conditions)
      ? value.conditions.flatMap(readCondition).slice(0, MOST_CONDITIONS)
      : [],
    ...optional('note', value.note),
    ...optional('deliveryCityId', value.deliveryCityId),
    ...(isRial(value.targetRial) ? { targetRial: value.targetRial } : {}),
  };
}

/** Parses a quantity; `undefined` for zero, a negative number, or anything that is not a number. */
export function readQuantity(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  return isNumber && value > 0 && value <= MOST_QUANTITY ? value : undefined;
}

function readRequired(value: unknown): { readonly required?: readonly StatedProperty[] } {
  if (!Array.isArray(value)) return {};
  const required = value.flatMap(readStatedProperty).slice(0, MOST_CONDITIONS);
  return required.length === 0 ? {} : { required };
}

function readCondition(value: unknown): RequestCondition[] {
  if (!isRecord(value) || !isText(value.title) || !isText(value.value)) return [];
  return [{ title: value.title.slice(0, LONGEST_TEXT), value: value.value.slice(0, LONGEST_TEXT) }];
}

function optional<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  return isText(value) ? ({ [key]: value.slice(0, LONGEST_TEXT) } as Record<Key, string>) : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRial(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
