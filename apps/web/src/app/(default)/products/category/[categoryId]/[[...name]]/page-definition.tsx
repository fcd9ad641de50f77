import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { CatalogueListScreen } from '@/features/catalogue-list/catalogue-list-screen';
import { listMetadata } from '@/features/catalogue-list/list-metadata';
import { preloadList, readList } from '@/features/catalogue-list/read-list';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedParams } from '@/lib/navigation/page-props';
import { pageVariants, withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

/** R25: the products of a category; its query holds filters, order, page and view. */
export const productListPage = pageVariants<NamedParams<'categoryId'>>({
  metadata: async ({ params, searchParams }) =>
    listMetadata(await loadCategory(decodePart(params.categoryId)), searchParams),

  async draw({ params, searchParams }) {
    const categoryId = decodePart(params.categoryId);
    preloadList(categoryId, searchParams);
    const category = await criticalData(loadCategory(categoryId));
    if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
    const requestedHref = withSearchParams(paths.categoryProducts(category.value), searchParams);
    if (!isCanonicalName(params.name, category.value.slug)) permanentRedirect(requestedHref);
    const result = await readList(category.value, searchParams);
    if (result.state === 'moved') redirect(result.href);
    return <CatalogueListScreen category={category.value} result={result} requestedHref={requestedHref} />;
  },
});
