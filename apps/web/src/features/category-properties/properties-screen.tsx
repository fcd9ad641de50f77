import type { Category } from '@bazaar/api/model';
import { categoryPropertiesMessages as texts } from '@/messages/category-properties';
import { markFailed } from '@/platform/cache/degraded';
import { breadcrumbJsonLd, loadCrumbs } from '@/platform/catalogue/breadcrumb';
import { MissingNote } from '@/platform/data/missing-note';
import { paths } from '@/platform/paths';
import { JsonLd } from '@/platform/site/json-ld';
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
