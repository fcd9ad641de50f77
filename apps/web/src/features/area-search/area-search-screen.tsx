import type { CategoryType } from '@bazaar/api/model';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { readEnumTexts } from '@/entities/enumeration/enum-reader';
import { tagFailed } from '@/lib/cache/tag-page';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { categoryMessages } from '@/translations/category';
import { type AreaAddress, areaHref } from './area-address';
import { AreaIsland } from './area-island';
import { AreaSearchView } from './area-search-view';
import { loadAreaSearch } from './data/load-area-search';

export interface AreaSearchScreenProps {
  readonly categoryType: CategoryType;
  readonly address: AreaAddress;
}

/** R24: reads what the address requests and renders the results. */
export async function AreaSearchScreen({ categoryType, address: requested }: AreaSearchScreenProps) {
  const [{ products, address, ...rest }] = await Promise.all([
    loadAreaSearch(categoryType, requested),
    readEnumTexts(),
  ]);
  const head = {
    categoryType,
    address,
    area: categoryMessages.areas[categoryType].name,
    path: paths.productSearch(categoryType),
  };
  // Without products the page is marked as failed for crawlers, though visitors keep the filters.
  if (products.state === 'failed') await tagFailed();
  const data = products.state === 'ready' ? { ...head, ...rest, search: products.value } : undefined;
  return (
    <>
      <MissingNotice />
      <AreaSearchView
        head={head}
        data={data}
        island={
          <>
            <AreaOfPage area={categoryType} />
            <AreaIsland path={head.path} href={areaHref(head.path, address)} />
          </>
        }
      />
    </>
  );
}
