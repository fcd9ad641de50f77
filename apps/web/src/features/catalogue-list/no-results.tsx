import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { FilterAdvice } from '@bazaar/ui/patterns/filter-chips';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';
import { adviceOf } from '@/platform/catalogue/chip-gains';
import { paths } from '@/platform/paths';
import { changed, countFilters, listHref } from './list-address';
import { toChips } from './list-chips';
import type { ListData } from './list-data';

/** An empty list says which filter to take off and what that would show. */
export function NoResults({
  data,
  gains,
  parentHref,
}: {
  readonly data: ListData;
  readonly gains: ReadonlyMap<string, number>;
  readonly parentHref?: string;
}) {
  const { search, address, path, supplier, category } = data;
  if (search.totalCount > 0) {
    const first = <ButtonLink href={listHref(path, changed(address, {}))}>{texts.toFirstPage}</ButtonLink>;
    return <EmptyPanel title={texts.pastTheEnd} action={first} />;
  }
  if (countFilters(address.filter) === 0 && supplier) {
    const all = <ButtonLink href={paths.categoryProducts(category)}>{texts.everySupplier}</ButtonLink>;
    return <EmptyPanel title={texts.emptySupplier(supplier.name)} action={all} />;
  }
  if (countFilters(address.filter) === 0) {
    const parent = parentHref ? <ButtonLink href={parentHref}>{texts.toParent}</ButtonLink> : undefined;
    return <EmptyPanel title={texts.emptyCategory} action={parent} />;
  }
  const { chips, isPromising } = adviceOf(toChips(data), gains, texts.product);
  return (
    <EmptyPanel
      title={texts.emptyTitle}
      detail={isPromising ? texts.emptyAdvice : texts.emptyAdviceUncounted}
      action={<FilterAdvice removeLabel={texts.removeFilter} chips={chips} />}
    />
  );
}
