import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { filteredAwayIcon, pastTheEndIcon, productsIcon } from '@bazaar/ui/patterns/empty-icons';
import { FilterAdvice } from '@bazaar/ui/patterns/filter-chips';
import { changed, countFilters, listHref } from '@/entities/catalogue-filter/address/list-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { adviceOf } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { paths } from '@/lib/navigation/paths';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** Renders an empty list with the filters to remove and their result counts. */
export function NoResults({
  data,
  resultCounts,
  parentHref,
}: {
  readonly data: ListData;
  readonly resultCounts: ReadonlyMap<string, number>;
  readonly parentHref?: string;
}) {
  const { search, address, path, supplier, category } = data;
  if (search.totalCount > 0) {
    const first = <ButtonLink href={listHref(path, changed(address, {}))}>{texts.toFirstPage}</ButtonLink>;
    return <EmptyPanel icon={pastTheEndIcon} title={texts.pastTheEnd} action={first} />;
  }
  if (countFilters(address.filter) === 0 && supplier) {
    const all = <ButtonLink href={paths.categoryProducts(category)}>{texts.everySupplier}</ButtonLink>;
    return <EmptyPanel icon={productsIcon} title={texts.emptySupplier(supplier.name)} action={all} />;
  }
  if (countFilters(address.filter) === 0) {
    const parent = parentHref ? <ButtonLink href={parentHref}>{texts.toParent}</ButtonLink> : undefined;
    return <EmptyPanel icon={productsIcon} title={texts.emptyCategory} action={parent} />;
  }
  const { chips, isPromising } = adviceOf(toChips(data), resultCounts, texts.product);
  return (
    <EmptyPanel
      icon={filteredAwayIcon}
      title={texts.emptyTitle}
      detail={isPromising ? texts.emptyAdvice : texts.emptyAdviceUncounted}
      action={<FilterAdvice removeLabel={texts.removeFilter} chips={chips} />}
    />
  );
}
