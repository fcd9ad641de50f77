import type { Category } from '@bazaar/api/model';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { markFailed } from '@/lib/cache/tag-page';
import { MissingNote } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { ConverterIsland } from './converter-island';
import { PropertiesFailureView } from './properties-failure-view';
import { PropertiesView } from './properties-view';
import type { PropertiesReading } from './read-properties';

export interface PropertiesScreenProps {
  readonly category: Category;
  readonly reading: Exclude<PropertiesReading, { state: 'moved' }>;
}

export async function PropertiesScreen({ category, reading }: PropertiesScreenProps) {
  const hub = paths.category(category);
  const trail = (await loadCrumbs(category)).map((crumb) => (crumb.href ? crumb : { ...crumb, href: hub }));
  const crumbs = [...trail, { label: texts.crumb }];
  const path = paths.categoryProperties(category);
  if (reading.state === 'failed') {
    await markFailed();
    return <PropertiesFailureView crumbs={crumbs} title={texts.title(category.name)} retryHref={path} />;
  }
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNote />
      <PropertiesView data={reading.data} crumbs={crumbs} island={<ConverterIsland />} />
    </>
  );
}
