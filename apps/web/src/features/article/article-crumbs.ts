import type { ContentType } from '@bazaar/api/model';
import type { Crumb } from '@bazaar/ui/breadcrumb';
import { paths } from '@/lib/navigation/paths';
import { articleMessages as texts } from '@/translations/article';
import type { ArticleData } from './article-data';

/** Returns the breadcrumb of a page: through the content types, or in the frame of its supplier; the page itself has no link. */
export function articleCrumbs({
  page,
  trail,
  writer,
}: Pick<ArticleData, 'page' | 'trail' | 'writer'>): Crumb[] {
  const own = { label: page.title };
  if (page.uniquePageName !== undefined) return [{ label: texts.home, href: paths.home }, own];
  if (writer !== undefined) {
    return [
      { label: writer.name, href: paths.supplier(writer) },
      { label: page.contentTypeTitle, href: paths.supplierContents(writer) },
      own,
    ];
  }
  const above = trail.length > 0 ? trail : [{ id: page.contentTypeId, title: page.contentTypeTitle }];
  return [...above.map(({ id, title }) => ({ label: title, href: paths.contentType(id) })), own];
}

/** Returns the way through the tree to a content type; empty where the tree does not have it. */
export function trailOf(tree: readonly ContentType[], id: string): readonly ContentType[] {
  for (const type of tree) {
    if (type.id === id) return [type];
    const below = trailOf(type.children, id);
    if (below.length > 0) return [type, ...below];
  }
  return [];
}
