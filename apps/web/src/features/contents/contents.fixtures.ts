import type { ContentType } from '@bazaar/api/model';
import { paths } from '@/lib/navigation/paths';
import { article } from '@/testing/supplier-fixtures';
import { contentsMessages as texts } from '@/translations/contents';
import { labelChoices, typeLinks } from './contents-choices';
import type { ContentsData, ContentsPage } from './contents-data';

const type = (id: string, title: string, pageCount: number, children: ContentType[] = []): ContentType => ({
  id,
  title,
  slug: title,
  pageType: 'Guide',
  pageCount,
  children,
});

/** Knowledge with kinds of two levels, an empty one, and the pages of the site itself. */
export const tree: ContentType[] = [
  type('ct-knowledge', 'دانش فنی', 52, [
    type('ct-guides', 'راهنمای خرید', 24, [type('ct-machine', 'خرید قطعات ماشین', 9)]),
    type('ct-standards', 'استانداردها به زبان ساده', 12),
    type('ct-none', 'نمونهٔ کار', 0),
  ]),
  type('ct-news', 'خبرهای صنعت', 6),
  { ...type('ct-site', 'صفحه‌های سایت', 9), pageType: 'Static' },
];

export const contentsPage: ContentsPage = {
  items: [
    article,
    {
      ...article,
      id: 'pg-2',
      title: 'خواندن شمارهٔ 6205-2RSH/C3',
      supplier: undefined,
      authorName: 'تحریریهٔ بازار',
    },
    { ...article, id: 'pg-3', likeCount: 0, commentCount: 0 },
  ],
  totalCount: 52,
  labels: [
    { label: 'بلبرینگ', count: 12 },
    { label: 'پمپ', count: 7 },
  ],
  contentTypes: [
    { contentTypeId: 'ct-guides', title: 'راهنمای خرید', count: 24 },
    { contentTypeId: 'ct-standards', title: 'استانداردها به زبان ساده', count: 12 },
  ],
};

const path = '/contents/ct-knowledge';
const address = { pageNumber: 1, sort: 'newest' } as const;

export const contentsData: ContentsData = {
  path,
  title: 'دانش فنی',
  lead: texts.leads.Article ?? '',
  crumbs: [{ label: texts.home, href: '/' }, { label: 'دانش فنی' }],
  address,
  list: { state: 'ready', value: contentsPage },
  types: typeLinks(tree, 'ct-knowledge'),
  labels: { title: texts.labels, links: labelChoices(path, address, contentsPage) },
  empty: { title: texts.emptyType, links: [{ href: '/contents/ct-news', label: 'خبرهای صنعت' }] },
};

const none: ContentsData['list'] = { state: 'ready', value: { items: [], totalCount: 0 } };
const rare = { ...address, label: 'کاسه‌نمد' } as const;

/** Narrowed to a label that nothing of the kind has any more. */
export const nothingChosen: ContentsData = {
  ...contentsData,
  title: texts.withLabel(contentsData.title, rare.label),
  address: rare,
  list: none,
  labels: { title: texts.labels, links: labelChoices(path, rare, contentsPage) },
};

const bearings = { id: 'c-1', name: 'بلبرینگ شیار عمیق', slug: 'بلبرینگ-شیار-عمیق' };

/** Of a category, which has no kinds and labels to choose from. */
export const ofCategory: ContentsData = {
  ...contentsData,
  path: paths.categoryContents('Product', bearings),
  title: texts.categoryTitle(bearings.name),
  lead: texts.categoryLead(bearings.name),
  crumbs: [
    { label: texts.home, href: '/' },
    { label: 'محصولات', href: paths.categoryType('Product') },
    { label: bearings.name, href: paths.category(bearings) },
    { label: texts.categoryCrumb },
  ],
  types: [],
  labels: { title: '', links: [] },
  around: {
    title: bearings.name,
    links: [
      { href: paths.category(bearings), label: texts.landing },
      { href: paths.categoryProducts(bearings), label: texts.products },
      { href: paths.categorySuppliers(bearings), label: texts.suppliers },
      { href: paths.categoryProperties(bearings), label: texts.properties },
    ],
  },
  empty: { title: texts.emptyCategory(bearings.name), links: [] },
};

/** Of a kind that nothing is written of yet. */
export const emptyKind: ContentsData = {
  ...contentsData,
  path: '/contents/ct-none',
  title: 'نمونهٔ کار',
  lead: texts.leads.SupplierContent ?? '',
  crumbs: [{ label: texts.home, href: '/' }, { label: 'دانش فنی', href: path }, { label: 'نمونهٔ کار' }],
  list: none,
  types: typeLinks(tree, 'ct-none'),
  labels: { title: texts.labels, links: [] },
  empty: {
    title: texts.emptyType,
    links: [
      { href: '/contents/ct-guides', label: 'راهنمای خرید' },
      { href: '/contents/ct-standards', label: 'استانداردها به زبان ساده' },
    ],
  },
};
