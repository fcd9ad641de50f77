import 'server-only';
import { markArticle } from '@bazaar/domain/article-text/mark-article';
import { paths } from '@/lib/navigation/paths';

interface Category {
  readonly id: string;
  readonly slug: string;
}

/**
 * Makes links of what a reader of a text wants to look up: a quantity leads to the converter of the article's category, a standard and a code of a
 * product to the search. Quantities stay plain in a text about no category.
 */
export function liveArticle(html: string, category: Category | undefined): string {
  return markArticle(html, (part) => {
    if (part.kind !== 'quantity') return paths.searchFor(part.code);
    return category === undefined ? undefined : paths.categoryProperties(category);
  });
}
