import type { Category } from '@bazaar/api/model';
import { AreaOfPage } from '@/entities/category/area-of-page';
import { breadcrumbJsonLd, loadCrumbs } from '@/entities/category/breadcrumb';
import { tagFailed } from '@/lib/cache/tag-page';
import { MissingNotice } from '@/lib/data/missing-notice';
import { paths } from '@/lib/navigation/paths';
import { JsonLd } from '@/lib/site/json-ld';
import { categoryPropertiesMessages as texts } from '@/translations/category-properties';
import { ConverterIsland } from './converter-island';
import { PropertiesFailureView } from './properties-failure-view';
import { PropertiesView } from './properties-view';
import type { PropertiesResult } from './read-properties';

export interface PropertiesScreenProps {
  readonly category: Category;
  readonly result: Exclude<PropertiesResult, { state: 'moved' }>;
}

export async function PropertiesScreen({ category, result }: PropertiesScreenProps) {
  const landing = paths.category(category);
  const trail = (await loadCrumbs(category)).map((crumb) =>
    crumb.href ? crumb : { ...crumb, href: landing },
  );
  const crumbs = [...trail, { label: texts.crumb }];
  const path = paths.categoryProperties(category);
  if (result.state === 'failed') {
    await tagFailed();
    return <PropertiesFailureView crumbs={crumbs} title={texts.title(category.name)} retryHref={path} />;
  }
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(crumbs, path)} />
      <MissingNotice />
      <AreaOfPage area={category.categoryType} />
      <PropertiesView data={result.data} crumbs={crumbs} island={<ConverterIsland />} />
    </>
  );
}
