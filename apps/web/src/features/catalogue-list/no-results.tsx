import { countPhrase } from '@bazaar/domain/persian';
import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { FilterAdvice, type FilterChipView } from '@bazaar/ui/patterns/filter-chips';
import { catalogueListMessages as texts } from '@/messages/catalogue-list';
import { paths } from '@/platform/paths';
import { changed, countFilters, listHref } from './list-address';
import type { ListData } from './list-data';

/** A filter, and how many products the list has without it; undefined when it could not be counted. */
export interface Advice extends FilterChipView {
  readonly count: number | undefined;
}

/** An empty list says which filter to take off and what that would show. */
export function NoResults({
  data,
  advice,
  parentHref,
}: {
  readonly data: ListData;
  readonly advice: readonly Advice[];
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
  const helpful = advice.filter(({ count }) => count !== 0);
  return (
    <EmptyPanel
      title={texts.emptyTitle}
      detail={helpful.some(({ count }) => count) ? texts.emptyAdvice : texts.emptyAdviceUncounted}
      action={
        <FilterAdvice
          removeLabel={texts.removeFilter}
          chips={(helpful.length > 0 ? helpful : advice).map(({ count, ...chip }) => ({
            ...chip,
            gain: count ? countPhrase(count, texts.product) : undefined,
          }))}
        />
      }
    />
  );
}
