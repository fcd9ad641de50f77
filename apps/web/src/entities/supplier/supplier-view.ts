import type { SupplierSummary } from '@bazaar/api/model';
import { countPhrase, joinList } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import type { SupplierView } from '@bazaar/ui/patterns/supplier-row';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { paths } from '@/lib/navigation/paths';
import { searchMessages } from '@/translations/search';
import { trustSentence } from './trust-sentence';

/** Converts a supplier to the view of lists. */
export function toSupplierView(supplier: SupplierSummary): SupplierView {
  const kindTexts = supplierKindTexts();
  const kinds = joinList(supplier.kinds.map((kind) => kindTexts[kind] ?? kind));
  return {
    id: supplier.id,
    href: paths.supplier(supplier),
    name: supplier.name,
    monogram: supplier.monogram ?? monogramOf(supplier.name),
    note: [kinds, supplier.cityName].filter(Boolean).join('، '),
    trust: trustSentence(supplier),
    productCount: countPhrase(supplier.productCount, searchMessages.product),
  };
}
