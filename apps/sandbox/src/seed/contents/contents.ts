import { attachmentsOf } from '../../attachments/article-attachments';
import { drawingRef } from '../../seeding/drawing-ref';
import { buildVideos } from '../knowledge/videos';
import { slugify } from '../persian-text';
import { createRandom } from '../random';
import { daysFromReference } from '../reference-date';
import type { Seed, SeedSupplier } from '../seed-types';
import { announcements } from './announcements';
import { articles } from './articles';
import { buildComments } from './build-comments';
import { contentKinds } from './content-kinds';
import type { ArticleText, SeedContentType, SeedPage, SeedPageComment } from './page-types';
import { countWords, renderBody } from './render-body';
import { sitePages } from './site-pages';
import { supplierArticles } from './supplier-articles';

const editors = ['تحریریهٔ بازار', 'گروه فنی بازار', 'کارگروه استاندارد بازار'] as const;
const wordsPerMinute = 160;
const longestDescription = 155;
/** Days since the site's own pages were first written. */
const siteAge = 640;

interface Place {
  supplierId?: string;
  uniquePageName?: string;
  authorName?: string;
  status?: SeedPage['status'];
  allowComments?: boolean;
  publishedAt?: string;
  updatedAt?: string;
  announcement?: SeedPage['announcement'];
}

/** Builds every content of the seed: articles of two years, recent announcements, the site's own pages, and readers' comments. */
export function buildContents(seed: Seed): {
  contentTypes: readonly SeedContentType[];
  pages: SeedPage[];
  comments: SeedPageComment[];
} {
  const videos = buildVideos(seed.suppliers).filter(({ isAboutCategory }) => isAboutCategory);
  const videosOf = ({ about }: ArticleText) =>
    videos
      .filter(({ pictureOf }) => about.includes(pictureOf))
      .map(({ id }) => id)
      .slice(0, 2);
  const pages = placedTexts(seed.suppliers).map(([text, place]) => buildPage(text, place, videosOf(text)));
  return { contentTypes: contentKinds, pages, comments: buildComments(pages) };
}

function placedTexts(suppliers: readonly SeedSupplier[]): [ArticleText, Place][] {
  return [
    ...articles.map((text): [ArticleText, Place] => [text, {}]),
    ...supplierArticles.map(({ supplierId, status, ...text }): [ArticleText, Place] => [
      text,
      { ...writtenBy(supplierId, text, suppliers), ...(status === undefined ? {} : { status }) },
    ]),
    ...announcements.map(({ severity, fromDay, toDay, ...text }): [ArticleText, Place] => {
      const showFrom = daysFromReference(fromDay);
      const showTo = daysFromReference(toDay);
      const announcement = { severity, showFrom, showTo };
      return [text, { allowComments: false, publishedAt: showFrom, updatedAt: showFrom, announcement }];
    }),
    ...sitePages.map(({ uniquePageName, allowComments = false, ...text }, index): [ArticleText, Place] => [
      text,
      {
        uniquePageName,
        allowComments,
        publishedAt: daysFromReference(-siteAge - index),
        updatedAt: daysFromReference(-12 * (index + 1)),
      },
    ]),
  ];
}

function buildPage(text: ArticleText, place: Place, videoIds: readonly string[]): SeedPage {
  const id = `pg-${text.id}`;
  const slug = slugify(text.title);
  const status = place.status ?? 'Published';
  const random = createRandom(id);
  const age = random.between(2, 620);
  const [coverOf = 'c-products', ...others] = text.about;
  const path =
    place.uniquePageName === undefined ? contentPath(id, slug, place) : `/page/${place.uniquePageName}`;
  return {
    authorName: random.pick(editors),
    publishedAt: daysFromReference(-age),
    updatedAt: daysFromReference(-age * random.between(0.2, 1)),
    allowComments: true,
    ...place,
    id,
    title: text.title,
    slug,
    contentTypeId: `ct-${text.kind}`,
    status,
    labels: text.labels,
    categoryIds: text.about,
    summary: text.summary,
    readingMinutes: Math.max(1, Math.round(countWords(text.body) / wordsPerMinute)),
    // A notice about the whole site has no subject to draw.
    ...(place.announcement !== undefined && coverOf === 'c-products'
      ? {}
      : { cover: { ...drawingRef(coverOf, slug), id: `f-${id}` } }),
    gallery: others.map((other) => ({ ...drawingRef(other, slug), id: `f-${id}-${other}` })),
    videoIds,
    attachments: attachmentsOf(text).map(({ file }) => file),
    bodyHtml: renderBody(text.body, (figureId) => drawingRef(figureId, slug)),
    // Older ones have been read more.
    visitCount: status === 'Draft' ? 0 : Math.round(random.between(60, 180) + age * random.between(2, 9)),
    likeBase: status === 'Draft' ? 0 : Math.round(random.between(2, 20) + age * random.between(0.02, 0.12)),
    seo: {
      title: text.title,
      description: [...text.summary].slice(0, longestDescription).join(''),
      canonicalPath: path,
      noindex: status !== 'Published',
    },
  };
}

function contentPath(id: string, slug: string, { supplierId }: Place): string {
  return supplierId === undefined
    ? `/contents/${id}/${slug}`
    : `/contents/${id}/supplier/${supplierId}/${slug}`;
}

/** Returns the named supplier, else the first active in the field. */
function writtenBy(
  supplierId: string | undefined,
  { about, id }: ArticleText,
  suppliers: readonly SeedSupplier[],
): Place {
  const supplier =
    supplierId === undefined
      ? suppliers.find(
          ({ isActive, categoryIds }) => isActive && about.some((category) => categoryIds.includes(category)),
        )
      : suppliers.find((candidate) => candidate.id === supplierId);
  if (supplier === undefined) throw new Error(`No supplier could have written ${id}`);
  return { supplierId: supplier.id, authorName: `واحد فنی ${supplier.name}` };
}
