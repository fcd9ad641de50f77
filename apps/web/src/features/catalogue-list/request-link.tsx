import type { RequestLine } from '@bazaar/domain/request-draft';
import { ButtonLink } from '@bazaar/ui/button';
import { requestBasketMessages as texts } from '@/messages/request-basket';
import { paths } from '@/platform/paths';
import { changed, countFilters, listHref } from './list-address';
import { toChips } from './list-chips';
import type { ListData } from './list-data';

/** Carries the filters in force into a request; a list without filters is no specification. */
export function RequestLink({ data }: { readonly data: ListData }) {
  if (countFilters(data.address.filter) === 0) return null;
  return (
    <ButtonLink size="small" href={paths.requests} data-request={JSON.stringify(specificationLine(data))}>
      {texts.withSameFilters}
    </ButtonLink>
  );
}

/** What the list is narrowed to, as a line of a request. */
export function specificationLine(data: ListData): RequestLine {
  const href = listHref(data.path, changed(data.address, {}));
  return {
    key: href,
    kind: 'specification',
    title: data.category.name,
    href,
    categoryId: data.category.id,
    ...(data.supplier ? { supplierName: data.supplier.name } : {}),
    quantity: 1,
    conditions: toChips(data).map(({ title, value, unit }) => ({
      title: title ?? value,
      value: title === undefined ? '✓' : [value, unit].filter(Boolean).join(' '),
    })),
  };
}
