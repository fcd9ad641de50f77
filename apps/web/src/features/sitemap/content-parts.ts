import 'server-only';
import { listCategories, listCategoryItemsCount, listCategoryProperties } from '@bazaar/api/categories';
import { type Category, CategoryType } from '@bazaar/api/model';
import { listPagesByPageType } from '@bazaar/api/pages';
import { paths } from '@/lib/navigation/paths';
import { helpMessages } from '@/translations/help';
import { knowledgeParts } from './knowledge-parts';
import { catalogueRequest, readAll } from './read-all';
import type { SitemapEntry, SitemapPart } from './sitemap-entry';
import { supplierParts } from './supplier-parts';

/**
 * Returns the parts that fit one file each: the site's own pages, its categories, its suppliers, its knowledge. A part has one address of each
 * record: the catalogue's lists end where a part does.
 */
export function contentParts(): readonly SitemapPart[] {
  return [
    { name: 'site', entries: siteEntries },
    { name: 'categories', entries: landingEntries },
    { name: 'category-products', entries: productListEntries },
    { name: 'category-suppliers', entries: supplierListEntries },
    { name: 'category-properties', entries: propertyEntries },
    ...supplierParts(),
    { name: 'pages', entries: pageEntries },
    ...knowledgeParts(),
  ];
}

/** Screens of the site itself that name no record. */
const SITE_SCREENS = [paths.home, paths.faq, paths.feedback, paths.howItWork, paths.assistant] as const;

async function* siteEntries(): AsyncGenerator<SitemapEntry> {
  for (const path of [...SITE_SCREENS, ...helpPaths()]) yield { path };
  for (const type of Object.values(CategoryType)) {
    yield { path: paths.categoryType(type) };
    yield { path: paths.suppliers(type) };
    yield { path: paths.productSearch(type) };
  }
}

/** Returns the help of each screen, after the list of all. */
function helpPaths(): string[] {
  return [paths.helpIndex, ...helpMessages.groups.flatMap(({ ids }) => ids.map((id) => paths.help(id)))];
}

/** Yields the categories with results, with their counts. */
async function* filledCategories(): AsyncGenerator<{ category: Category; suppliers: number }> {
  const counted = await listCategoryItemsCount({}, catalogueRequest());
  const counts = new Map(counted.map((count) => [count.categoryId, count]));
  for await (const category of readAll(listCategories)) {
    const count = counts.get(category.id);
    if (!count || count.productCount === 0) continue;
    yield { category, suppliers: count.supplierCount };
  }
}

async function* landingEntries(): AsyncGenerator<SitemapEntry> {
  for await (const { category } of filledCategories()) {
    if (!category.seo.noindex) yield { path: paths.category(category) };
  }
}

async function* productListEntries(): AsyncGenerator<SitemapEntry> {
  for await (const { category } of filledCategories()) yield { path: paths.categoryProducts(category) };
}

async function* supplierListEntries(): AsyncGenerator<SitemapEntry> {
  for await (const { category, suppliers } of filledCategories()) {
    if (suppliers > 0) yield { path: paths.categorySuppliers(category) };
  }
}

/** Yields the property reference of each category that has properties; one without redirects to its landing page. */
async function* propertyEntries(): AsyncGenerator<SitemapEntry> {
  for await (const { category } of filledCategories()) {
    if (category.isRoot) continue;
    const properties = await listCategoryProperties(category.id, undefined, catalogueRequest());
    if (properties.length > 0) yield { path: paths.categoryProperties(category) };
  }
}

/** Pages of the site that a screen of their own replaces; the assistant's landing page names the assistant as canonical. */
const REPLACED = new Set(['openai', 'help', 'faq', 'feedback', 'how-it-work', 'videos', 'ai']);

/** Yields the pages of the site itself. */
async function* pageEntries(): AsyncGenerator<SitemapEntry> {
  const pages = readAll((page, request) => listPagesByPageType({ ...page, contentType: 'Static' }, request));
  for await (const { uniquePageName, updatedAt, seo } of pages) {
    if (uniquePageName === undefined || seo.noindex || REPLACED.has(uniquePageName)) continue;
    yield { path: paths.sitePage(uniquePageName), lastModified: updatedAt };
  }
}
