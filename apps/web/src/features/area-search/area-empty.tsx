import { ButtonLink } from '@bazaar/ui/button';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import {
  filteredAwayIcon,
  nothingFoundIcon,
  pastTheEndIcon,
  productsIcon,
} from '@bazaar/ui/patterns/empty-icons';
import { FilterAdvice } from '@bazaar/ui/patterns/filter-chips';
import { adviceOf } from '@/entities/catalogue-filter/results/counts-without-filter';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { wantedLine } from '@/entities/request-basket/wanted-line';
import { paths } from '@/lib/navigation/paths';
import { areaSearchMessages as own } from '@/translations/area-search';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';
import { searchMessages } from '@/translations/search';
import { areaHref, changed } from './area-address';
import { areaChips } from './area-chips';
import type { AreaData } from './area-data';

/** Renders an empty result: a page number too high, a filter to remove, or a term to search elsewhere. */
export function AreaEmpty({ data }: { readonly data: AreaData }) {
  const { search, address, path, area, categoryType } = data;
  const { term } = address.filter;
  if (search.totalCount > 0) {
    const first = <ButtonLink href={areaHref(path, changed(address, {}))}>{texts.toFirstPage}</ButtonLink>;
    return <EmptyPanel icon={pastTheEndIcon} title={texts.pastTheEnd} action={first} />;
  }
  if (areaChips(data).length > 0) return <NarrowedEmpty data={data} />;
  if (term === '') {
    const browse = <ButtonLink href={paths.categoryType(categoryType)}>{own.browse}</ButtonLink>;
    return <EmptyPanel icon={productsIcon} title={own.empty} action={browse} />;
  }
  return (
    <EmptyPanel
      icon={nothingFoundIcon}
      title={own.emptyTerm(term, area)}
      detail={`${searchMessages.hintSpelling} ${searchMessages.hintShorter} ${searchMessages.hintScientific}`}
      action={
        <>
          <ButtonLink tone="primary" href={paths.searchFor(term)}>
            {own.everywhere}
          </ButtonLink>
          <ButtonLink href={paths.requests} {...requestAttributes(wantedLine(term, areaHref(path, address)))}>
            {searchMessages.askFor}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Renders which active filter to remove. */
function NarrowedEmpty({ data }: { readonly data: AreaData }) {
  const { chips, isPromising } = adviceOf(areaChips(data), data.resultCounts, texts.product);
  return (
    <EmptyPanel
      icon={filteredAwayIcon}
      title={own.empty}
      detail={isPromising ? texts.emptyAdvice : texts.emptyAdviceUncounted}
      action={<FilterAdvice removeLabel={texts.removeFilter} chips={chips} />}
    />
  );
}
