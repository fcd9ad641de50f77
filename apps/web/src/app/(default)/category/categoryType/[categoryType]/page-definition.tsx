import { isCategoryType } from '@bazaar/domain/category-menu';
import { normaliseInput } from '@bazaar/domain/persian';
import { AreaScreen } from '@/features/category/area/area-screen';
import { areaMetadata } from '@/features/category/category-metadata';
import { loadArea } from '@/features/category/load-landing';
import { criticalData } from '@/lib/data/critical-data';
import { pageVariants } from '@/lib/navigation/page-variants';
import { nothingMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen, nothingHere } from '@/shell/screens/load-error-screen';

const LONGEST_TERM = 120;

/** R36: an area of the catalogue; with a term, the filter's form sent without script. */
export const areaPage = pageVariants<{ readonly categoryType: string }>({
  metadata: ({ params: { categoryType } }) =>
    isCategoryType(categoryType) ? areaMetadata(categoryType) : nothingMetadata,

  async draw({ params: { categoryType }, searchParams }) {
    if (!isCategoryType(categoryType)) return nothingHere();
    const groups = await criticalData(loadArea(categoryType));
    if (groups.state !== 'ready') return <LoadErrorScreen read={groups} />;
    const term = normaliseInput(searchParams.get('term') ?? '')
      .slice(0, LONGEST_TERM)
      .trim();
    return <AreaScreen categoryType={categoryType} groups={groups.value} term={term} />;
  },
});
