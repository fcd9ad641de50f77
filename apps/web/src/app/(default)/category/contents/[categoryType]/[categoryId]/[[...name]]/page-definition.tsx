import { permanentRedirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import {
  categoryContentsPath,
  preloadCategoryContents,
  readCategoryContents,
} from '@/features/contents/category-contents';
import { parseContentsAddress } from '@/features/contents/contents-address';
import { ContentsScreen, contentsMetadata } from '@/features/contents/contents-screen';
import { criticalData, primaryData } from '@/lib/data/critical-data';
import type { NamedParams } from '@/lib/navigation/page-props';
import { pageVariants, withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

type Params = NamedParams<'categoryType' | 'categoryId'>;

/** R38: what is written about a category; its query holds a kind, a label, an order and a further page. */
export const categoryContentsPage = pageVariants<Params>({
  async metadata({ params, query }) {
    const category = await loadCategory(decodePart(params.categoryId));
    if (category.state !== 'ready') return loadErrorMetadata(category);
    const data = await readCategoryContents(category.value, parseContentsAddress(query));
    return contentsMetadata(data, []);
  },

  async draw({ params, query, searchParams }) {
    const categoryId = decodePart(params.categoryId);
    const address = parseContentsAddress(query);
    preloadCategoryContents(categoryId, address);
    const category = await criticalData(loadCategory(categoryId));
    if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
    const { slug, categoryType } = category.value;
    const isOwn = isCanonicalName(params.name, slug) && decodePart(params.categoryType) === categoryType;
    if (!isOwn) permanentRedirect(withSearchParams(categoryContentsPath(category.value), searchParams));
    const data = await readCategoryContents(category.value, address);
    await primaryData(Promise.resolve(data.list));
    return <ContentsScreen data={data} />;
  },
});
