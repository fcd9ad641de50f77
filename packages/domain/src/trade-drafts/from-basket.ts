import { toToman } from '../money/rial';
import { formatSignificant } from '../persian/numbers';
import type { RequestLine } from '../request-draft';
import { type DraftLine, type DraftSupplier, MOST_LINES, newLine, type TradeDraft } from './draft';
import { propertyFromRequest } from './from-request';
import { nameKey } from './name-key';

const DIGITS = 12;

export interface CollectedContext {
  /** Returns a new id; each call another one. */
  readonly newId: () => string;
  /** Trade units, for lines that name theirs by title. */
  readonly units: readonly { readonly id: string; readonly title: string }[];
  readonly nowMs: number;
}

export interface AddedCollected {
  readonly draft: TradeDraft;
  /** What the draft has no room for; nothing of it is in the draft. */
  readonly left: readonly RequestLine[];
}

/** Adds what was collected on the public pages: each becomes a line, and its supplier one of the draft's. Objects already there stay as they are. */
export function addCollected(
  draft: TradeDraft,
  collected: readonly RequestLine[],
  context: CollectedContext,
): AddedCollected {
  const known = new Set(draft.lines.map(({ href }) => href));
  const wanted = collected.filter(({ kind, href }) => kind !== 'supplier' && !known.has(href));
  const fresh = wanted.slice(0, Math.max(0, MOST_LINES - draft.lines.length));
  const left = wanted.slice(fresh.length);
  const suppliers = [...draft.suppliers];
  for (const { supplierId, supplierName } of collected.filter((line) => !left.includes(line))) {
    const isKnown = suppliers.some((supplier) => supplier.supplierId === supplierId);
    if (supplierId === undefined || isKnown) continue;
    suppliers.push(newSupplier(supplierId, supplierName ?? supplierId, context.newId()));
  }
  const city = fresh.find((line) => line.deliveryCityId)?.deliveryCityId;
  const added = {
    ...draft,
    suppliers,
    lines: [...draft.lines, ...fresh.map((line) => toDraftLine(line, context))],
    deliveryCityId: draft.deliveryCityId || (city ?? ''),
    updatedAtMs: context.nowMs,
  };
  return { draft: added, left };
}

export function newSupplier(supplierId: string, name: string, clientRequestId: string): DraftSupplier {
  return { supplierId, name, clientRequestId };
}

function toDraftLine(line: RequestLine, { newId, units }: CollectedContext): DraftLine {
  const { supplierId, productId, unit } = line;
  const unitId =
    line.unitId ?? units.find(({ title }) => unit !== undefined && nameKey(title) === nameKey(unit))?.id;
  return newLine(newId(), {
    title: line.title,
    categoryId: line.categoryId ?? '',
    baseProductId: line.baseProductId ?? '',
    offers: supplierId === undefined || productId === undefined ? {} : { [supplierId]: productId },
    quantity: line.kind === 'product' ? formatSignificant(line.quantity, DIGITS) : quantityOf(line),
    unitId: unitId ?? '',
    required: (line.required ?? []).map(propertyFromRequest),
    href: line.href,
    note: line.note ?? '',
    targetPrice: line.targetRial === undefined ? '' : formatSignificant(toToman(line.targetRial), DIGITS),
    description: line.conditions.map(({ title, value }) => `${title} ${value}`).join('، '),
  });
}

/** A specification begins with one; an untouched one is for the buyer to write. */
function quantityOf({ quantity }: RequestLine): string {
  return quantity === 1 ? '' : formatSignificant(quantity, DIGITS);
}
