import { listCategoryProperties } from '@bazaar/api/categories';
import type { PropertyValue } from '@bazaar/api/model';
import { getSupplierProductCatalog } from '@bazaar/api/supplier-products';
import { type DraftLine, propertyFromRequest, type TradeDraft } from '@bazaar/domain/trade-drafts';

const AT_ONCE = 6;

/**
 * Returns the draft with the properties its categories demand, as the offers of its lines state them: who begins from a product need not type
 * what its page says. A line that states properties already stays as it is; so does one whose offer cannot be read.
 */
export async function fillRequired(draft: TradeDraft): Promise<TradeDraft> {
  const demanded = new Map<string, Promise<ReadonlySet<string>>>();
  const demandsOf = (categoryId: string) => {
    const known = demanded.get(categoryId) ?? readDemanded(categoryId);
    demanded.set(categoryId, known);
    return known;
  };
  const fill = async (line: DraftLine): Promise<DraftLine> => {
    const [offerId] = Object.values(line.offers);
    if (offerId === undefined || line.categoryId === '' || line.required.length > 0) return line;
    try {
      const [ids, { properties }] = await Promise.all([
        demandsOf(line.categoryId),
        getSupplierProductCatalog(offerId),
      ]);
      const stated = properties.filter(({ propertyId }) => ids.has(propertyId));
      return { ...line, required: stated.map((value) => propertyFromRequest(asDemand(value))) };
    } catch {
      return line;
    }
  };
  const lines: DraftLine[] = [];
  for (let first = 0; first < draft.lines.length; first += AT_ONCE)
    lines.push(...(await Promise.all(draft.lines.slice(first, first + AT_ONCE).map(fill))));
  return { ...draft, lines };
}

/** Returns a value of a product as a request states it: there a number alone is a lower bound, and both bounds alike are that number. */
function asDemand(stated: PropertyValue): PropertyValue {
  const { value, maxValue = value } = stated;
  return maxValue === undefined ? stated : { ...stated, maxValue };
}

async function readDemanded(categoryId: string): Promise<ReadonlySet<string>> {
  const properties = await listCategoryProperties(categoryId);
  return new Set(properties.filter((one) => one.isRequiredInRequest).map(({ id }) => id));
}
