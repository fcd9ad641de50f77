import type { Article, WebPage, WithContext } from 'schema-dts';
import { articlePath } from '@/entities/article/article-path';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import type { ArticleData } from './article-data';

interface Site {
  readonly name: string;
  /** Origin, for absolute addresses. */
  readonly url: string;
}

/** Returns the structured data of a page: an Article with its author and publisher, or a WebPage for a page of the site itself. */
export function articleJsonLd(
  { page, writer, category }: Pick<ArticleData, 'page' | 'writer' | 'category'>,
  site: Site,
): WithContext<Article | WebPage> {
  const { title, summary, cover, publishedAt, updatedAt, authorName, labels } = page;
  const at = (path: string) => new URL(path, site.url).href;
  const shared = {
    name: title,
    ...(summary ? { description: summary } : {}),
    ...(cover ? { image: at(pictureAt(cover, 1024)) } : {}),
    url: at(articlePath(page)),
    inLanguage: 'fa',
    datePublished: publishedAt,
    dateModified: updatedAt,
  } as const;
  const owner = { '@type': 'Organization', name: site.name, url: site.url } as const;
  if (page.uniquePageName !== undefined) {
    return {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      ...shared,
      isPartOf: { '@type': 'WebSite', name: site.name, url: site.url },
    };
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...shared,
    ...(labels.length > 0 ? { keywords: labels.join('، ') } : {}),
    ...(category
      ? { about: { '@type': 'Thing', name: category.name, url: at(paths.category(category)) } }
      : {}),
    author: writer
      ? { '@type': 'Organization', name: writer.name, url: at(paths.supplier(writer)) }
      : authorName
        ? { '@type': 'Organization', name: authorName }
        : owner,
    publisher: owner,
    timeRequired: `PT${page.readingMinutes}M`,
    mainEntityOfPage: shared.url,
  };
}
