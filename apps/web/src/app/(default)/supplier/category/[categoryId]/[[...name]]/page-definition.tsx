import { permanentRedirect, redirect } from 'next/navigation';
import { loadCategory } from '@/entities/category/load-category';
import { preloadList } from '@/features/catalogue-list/read-list';
import {
  CategorySuppliersScreen,
  categorySuppliersMetadata,
} from '@/features/category-suppliers/category-suppliers-screen';
import { readCategorySuppliers } from '@/features/category-suppliers/read-category-suppliers';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedParams } from '@/lib/navigation/page-props';
import { pageVariants, withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

/** R34: the suppliers of a category; its query holds properties, places, order and page. */
export const categorySuppliersPage = pageVariants<NamedParams<'categoryId'>>({
  metadata: async ({ params, searchParams }) =>
    categorySuppliersMetadata(await loadCategory(decodePart(params.categoryId)), searchParams),

  async draw({ params, searchParams }) {
    const categoryId = decodePart(params.categoryId);
    preloadList(categoryId);
    const category = await criticalData(loadCategory(categoryId));
    if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
    const path = paths.categorySuppliers(category.value);
    if (!isCanonicalName(params.name, category.value.slug)) {
      permanentRedirect(withSearchParams(path, searchParams));
    }
    const result = await readCategorySuppliers(category.value, searchParams);
    if (result.state === 'moved') redirect(result.href);
    return <CategorySuppliersScreen category={category.value} data={result.data} />;
  },
});
