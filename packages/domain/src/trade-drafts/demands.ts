import type { TradeDraft } from './draft';
import { readQuantityText, readTomanText } from './typed-number';

/** What a supplier demands of requests. */
export interface SupplierSetting {
  readonly acceptsDirectOrder: boolean;
  readonly minOrderRial?: number;
  readonly paymentTerms: readonly string[];
  readonly deliveryMethods: readonly string[];
  readonly requiredDocumentTypeIds: readonly string[];
}

/** `open` while the buyer has not come to it: an unknown price is neither met nor unmet. */
export type DemandState = 'met' | 'open' | 'unmet';

export interface Demand {
  readonly kind: 'direct-order' | 'min-order' | 'payment-term' | 'delivery-method' | 'document';
  readonly state: DemandState;
  /** Amount in Rial of `min-order`. */
  readonly amountRial?: number;
  /** Terms or methods to choose from, or the id of the document's kind. */
  readonly values: readonly string[];
}

/** Returns what the lines cost by the buyer's target prices, in Rial, and how many lines have no such sum yet. */
export function targetSum({ lines }: Pick<TradeDraft, 'lines'>): {
  readonly rial: number;
  readonly unknown: number;
} {
  let rial = 0;
  let unknown = 0;
  for (const line of lines) {
    const quantity = readQuantityText(line.quantity, false);
    const price = readTomanText(line.targetPrice);
    if (typeof quantity !== 'number' || price === undefined) unknown += 1;
    else rial += Math.round(quantity * price);
  }
  return { rial, unknown };
}

/** Returns what a supplier demands and whether this draft meets it, in the order of the steps. */
export function demandsOf(draft: TradeDraft, setting: SupplierSetting): readonly Demand[] {
  const demands: Demand[] = [];
  if (!setting.acceptsDirectOrder) demands.push({ kind: 'direct-order', state: 'unmet', values: [] });
  if (setting.minOrderRial !== undefined && setting.minOrderRial > 0) {
    const { rial, unknown } = targetSum(draft);
    const isMet = rial >= setting.minOrderRial;
    const state = isMet ? 'met' : unknown > 0 || draft.lines.length === 0 ? 'open' : 'unmet';
    demands.push({ kind: 'min-order', state, amountRial: setting.minOrderRial, values: [] });
  }
  demands.push(...choice('payment-term', setting.paymentTerms, draft.paymentTerm));
  demands.push(...choice('delivery-method', setting.deliveryMethods, draft.deliveryMethod));
  const there = new Set(draft.documents.map(({ typeId }) => typeId));
  for (const id of setting.requiredDocumentTypeIds) {
    demands.push({ kind: 'document', state: there.has(id) ? 'met' : 'open', values: [id] });
  }
  return demands;
}

function choice(kind: Demand['kind'], values: readonly string[], chosen: string): Demand[] {
  if (values.length === 0) return [];
  const state = chosen === '' ? 'open' : values.includes(chosen) ? 'met' : 'unmet';
  return [{ kind, state, values }];
}
