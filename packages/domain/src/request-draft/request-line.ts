/** One wanted value: «قطر داخلی» «۲۰ تا ۳۰ mm». */
export interface RequestCondition {
  readonly title: string;
  readonly value: string;
}

/**
 * What a buyer wants, gathered before there is an order: a product of a supplier, goods of a category by their specification, or
 * something of a supplier that the buyer has yet to name.
 */
export interface RequestLine {
  /** The id of the product or the supplier, or the address of the specification: the same thing is not gathered twice. */
  readonly key: string;
  readonly kind: 'product' | 'specification' | 'supplier';
  readonly title: string;
  /** Where it was found, root-relative; filters are in it. */
  readonly href: string;
  readonly categoryId?: string;
  readonly supplierName?: string;
  /** In what it is counted: «عدد», «کیلوگرم». */
  readonly unit?: string;
  /** As typed by the buyer or proposed by the smallest order; above zero. */
  readonly quantity: number;
  readonly conditions: readonly RequestCondition[];
}

const LONGEST_TEXT = 300;
const MOST_CONDITIONS = 24;
export const MOST_QUANTITY = 1_000_000_000;

/** A line from what was stored or written into a page; undefined when it is of another shape. */
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
    ...optional('unit', value.unit),
    quantity: readQuantity(value.quantity) ?? 1,
    conditions: Array.isArray(value.conditions)
      ? value.conditions.flatMap(readCondition).slice(0, MOST_CONDITIONS)
      : [],
  };
}

/** A quantity that can be asked for; undefined for zero, less, or what is no number. */
export function readQuantity(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  return isNumber && value > 0 && value <= MOST_QUANTITY ? value : undefined;
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

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
