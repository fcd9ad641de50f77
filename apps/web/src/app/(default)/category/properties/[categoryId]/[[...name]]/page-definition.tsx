import { permanentRedirect } from 'next/navigation';
import { PlacedAds } from '@/entities/advertisement/placed-advertisements';
import { loadCategory } from '@/entities/category/load-category';
import { propertiesMetadata } from '@/features/category-properties/properties-metadata';
import { PropertiesScreen } from '@/features/category-properties/properties-screen';
import { preloadProperties, readProperties } from '@/features/category-properties/read-properties';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedParams } from '@/lib/navigation/page-props';
import { pageVariants, withSearchParams } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

/** R37: the properties of a category; with `convert`, a converter's form sent without script. */
export const propertiesPage = pageVariants<NamedParams<'categoryId'>>({
  metadata: async ({ params }) => propertiesMetadata(await loadCategory(decodePart(params.categoryId))),

  async draw({ params, searchParams }) {
    const categoryId = decodePart(params.categoryId);
    preloadProperties(categoryId);
    const category = await criticalData(loadCategory(categoryId));
    if (category.state !== 'ready') return <LoadErrorScreen read={category} />;
    const path = paths.categoryProperties(category.value);
    if (!isCanonicalName(params.name, category.value.slug)) {
      permanentRedirect(withSearchParams(path, searchParams));
    }
    const result = await readProperties(category.value, searchParams);
    if (result.state === 'moved') permanentRedirect(result.href);
    return (
      <>
        <PropertiesScreen category={category.value} result={result} />
        <PlacedAds position="category" categoryId={category.value.id} />
      </>
    );
  },
});
