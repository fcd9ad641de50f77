import type { RequestLine } from '@bazaar/domain/request-draft';
import { ButtonLink } from '@bazaar/ui/button';
import { changed, countFilters, listHref } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { paths } from '@/lib/navigation/paths';
import { requestBasketMessages as texts } from '@/translations/request-basket';
import { statedProperties } from './stated-properties';

/** Renders the link that adds the active filters to a request; a list without filters is no specification. */
export function RequestLink({ data }: { readonly data: ListData }) {
  if (countFilters(data.address.filter) === 0) return null;
  return (
    <ButtonLink size="small" href={paths.requests} {...requestAttributes(specificationLine(data))}>
      {texts.withSameFilters}
    </ButtonLink>
  );
}

/** Returns the list's filters as a line of a request. */
export function specificationLine(data: ListData): RequestLine {
  const href = listHref(data.path, changed(data.address, {}));
  return {
    key: href,
    kind: 'specification',
    title: data.category.name,
    href,
    categoryId: data.category.id,
    ...(data.supplier ? { supplierName: data.supplier.name } : {}),
    ...(data.supplier ? { supplierId: data.supplier.id } : {}),
    quantity: 1,
    required: statedProperties(data),
    conditions: toChips(data).map(({ title, value, unit }) => ({
      title: title ?? value,
      value: title === undefined ? '✓' : [value, unit].filter(Boolean).join(' '),
    })),
  };
}
