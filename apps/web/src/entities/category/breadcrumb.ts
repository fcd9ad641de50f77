import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { siteSettings } from '@/lib/settings/site-settings';
import { categoryMessages } from '@/translations/category';
import { loadBreadcrumb } from './load-category';

/**
 * Returns the breadcrumb from the category type down to the category, which is the page itself and has no link. Without its ancestors when
 * they cannot be read.
 */
export async function loadCrumbs(category: Category): Promise<Crumb[]> {
  const path = valueOr(await loadBreadcrumb(category.id), []);
  const ancestors = path.filter(({ id }) => id !== category.id);
  return [
    {
      label: categoryMessages.areas[category.categoryType].name,
      href: paths.categoryType(category.categoryType),
    },
    // The first level is the category type itself.
    ...ancestors
      .filter(({ level }) => level > 1)
      .map((crumb) => ({ label: crumb.name, href: paths.category(crumb) })),
    { label: category.name },
  ];
}

/** Returns the BreadcrumbList for search engines; `ownPath` is the page of the last crumb. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], ownPath: string): WithContext<BreadcrumbList> {
  const { SITE_URL } = siteSettings();
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href ?? ownPath, SITE_URL).href,
    })),
  };
}
