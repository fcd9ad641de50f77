import 'server-only';
import { listCategories, listCategoryItemsCount } from '@bazaar/api/categories';
import { getContentTypeTree } from '@bazaar/api/content-types';
import { listMediaVideos } from '@bazaar/api/media-videos';
import type { ContentType, PageSummary } from '@bazaar/api/model';
import { listPages } from '@bazaar/api/pages';
import { articlePath } from '@/entities/article/article-path';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { catalogueRequest, readAll } from './read-all';
import type { SitemapEntry, SitemapPart, SitemapVideo } from './sitemap-entry';

/** A list of fewer contents is not indexed. */
const FEWEST_LISTED = 3;

/** Returns the parts of what is written: contents, their lists, videos. */
export function knowledgeParts(): readonly SitemapPart[] {
  return [
    { name: 'contents', entries: contentEntries },
    { name: 'content-types', entries: typeEntries },
    { name: 'content-labels', entries: labelEntries },
    { name: 'category-contents', entries: categoryContentEntries },
    { name: 'videos', entries: videoEntries },
  ];
}

const contents = () => readAll((page, request) => listPages(page, request));

/** Yields the contents, and the list of each supplier who wrote one. */
async function* contentEntries(): AsyncGenerator<SitemapEntry> {
  const writers = new Set<string>();
  for await (const page of contents()) {
    if (!page.seo.noindex) yield contentEntry(page);
    if (page.supplier === undefined || writers.has(page.supplier.id)) continue;
    writers.add(page.supplier.id);
    yield { path: paths.supplierContents(page.supplier) };
  }
}

function contentEntry(page: PageSummary): SitemapEntry {
  return {
    path: articlePath(page),
    lastModified: page.updatedAt,
    ...(page.cover === undefined ? {} : { image: pictureAt(page.cover, 1024) }),
  };
}

async function* typeEntries(): AsyncGenerator<SitemapEntry> {
  for (const type of flatten(await getContentTypeTree(catalogueRequest()))) {
    if (type.pageType !== 'Static' && type.pageCount >= FEWEST_LISTED)
      yield { path: paths.contentType(type.id) };
  }
}

function flatten(types: readonly ContentType[]): ContentType[] {
  return types.flatMap((type) => [type, ...flatten(type.children)]);
}

/** Yields the labels that enough contents have, each with its newest change. */
async function* labelEntries(): AsyncGenerator<SitemapEntry> {
  const labels = new Map<string, { count: number; lastModified: string }>();
  for await (const { labels: own, updatedAt } of contents()) {
    for (const label of own) {
      const known = labels.get(label) ?? { count: 0, lastModified: '' };
      const [, lastModified = ''] = [known.lastModified, updatedAt].toSorted();
      labels.set(label, { count: known.count + 1, lastModified });
    }
  }
  for (const [label, { count, lastModified }] of labels) {
    if (count >= FEWEST_LISTED) yield { path: paths.contentLabel(label), lastModified };
  }
}

async function* categoryContentEntries(): AsyncGenerator<SitemapEntry> {
  const counted = await listCategoryItemsCount({}, catalogueRequest());
  const counts = new Map(counted.map(({ categoryId, contentCount }) => [categoryId, contentCount]));
  for await (const category of readAll(listCategories)) {
    if ((counts.get(category.id) ?? 0) < FEWEST_LISTED) continue;
    yield { path: paths.categoryContents(category.categoryType, category) };
  }
}

/** Yields the page of videos with each of them: they play on it. */
async function* videoEntries(): AsyncGenerator<SitemapEntry> {
  const videos: SitemapVideo[] = [];
  for await (const { title, description = title, cover, sources, ...video } of readAll((page, request) =>
    listMediaVideos(page, request),
  )) {
    const [source] = sources;
    if (source === undefined) continue;
    const { durationSeconds, publishedAt } = video;
    const poster = pictureAt(cover, 640);
    videos.push({ title, description, poster, source: source.url, durationSeconds, publishedAt });
  }
  yield { path: paths.videos, videos };
}
