import { call } from './addresses';
import type { Screen } from './fault-screen';
import type { Product } from './product';

interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly labels?: readonly string[];
  readonly supplier?: { readonly id: string };
}

const SITE_PAGES = ['about', 'terms', 'privacy', 'contact', 'supplier-rules'];
const HELP = ['home', 'search', 'category', 'assistant', 'category-properties'];
const SENTENCES = [
  'بلبرینگ شیار عمیق قطر داخلی ۲۵ تا ۳۰ میلی‌متر',
  'شیر توپی ۲ اینچ استیل تهران',
  'پمپ سانتریفیوژ هد ۳۰ متر',
];

/** Returns the screens of knowledge and help: articles, their lists, questions, videos, help, the assistant. */
export async function knowledgeScreens(
  product: Product,
  categories: readonly { readonly id: string; readonly slug: string }[],
  terms: readonly string[],
): Promise<{ readonly stored: readonly Screen[]; readonly perRequest: readonly Screen[] }> {
  const { items } = await call<{ items: Listed[] }>(product, 'pages/for-public-site?pageSize=100');
  const kinds = await call<Listed[]>(product, 'contenttypes/tree');
  const videos = await call<{ items: { id: string }[] }>(product, 'mediavideos?pageSize=20');
  const own = items.filter(({ supplier }) => supplier === undefined);
  const supplied = items.filter(({ supplier }) => supplier !== undefined);
  const labels = [...new Set(items.flatMap((item) => item.labels ?? []))];
  const pick = <Item>(list: readonly Item[], turn: number) => list[turn % list.length] as Item;
  const slug = (item: Listed) => encodeURIComponent(item.slug);
  const term = (turn: number) => encodeURIComponent(pick(terms, turn));
  const label = (turn: number) => encodeURIComponent(pick(labels, turn));
  return {
    stored: [
      { name: 'R17 help', address: (turn) => `/help/${pick(HELP, turn)}` },
      { name: 'R18 page of the site', address: (turn) => `/page/${pick(SITE_PAGES, turn)}` },
      { name: 'R19 label', address: (turn) => `/contents/label/${label(turn)}` },
      { name: 'R20 kind of content', address: (turn) => `/contents/${pick(kinds, turn).id}` },
      { name: 'R21 article', address: (turn) => articleAt(pick(own, turn)) },
      {
        name: 'R22 article of a supplier',
        address: (turn) => {
          const item = pick(supplied, turn);
          return `/contents/${item.id}/supplier/${item.supplier?.id}/${slug(item)}`;
        },
      },
      {
        name: 'R38 contents of a category',
        address: (turn) => {
          const category = pick(categories, turn);
          return `/category/contents/Product/${category.id}/${encodeURIComponent(category.slug)}`;
        },
      },
    ],
    perRequest: [
      {
        name: 'R03 assistant',
        address: (turn) => `/ai?${new URLSearchParams({ q: pick(SENTENCES, turn) })}`,
      },
      {
        name: 'R04 dialogue',
        address: (turn) => `/newai?${new URLSearchParams({ q: pick(SENTENCES, turn) })}`,
      },
      { name: 'R06 questions by words', address: (turn) => `/faq?term=${term(turn)}` },
      { name: 'R10 videos by words', address: (turn) => `/videos?term=${term(turn)}` },
      { name: 'R10 one video', address: (turn) => `/videos?v=${pick(videos.items, turn).id}` },
      { name: 'R19 label, by likes', address: (turn) => `/contents/label/${label(turn)}?sort=liked` },
      { name: 'R21 article, comments by date', address: (turn) => `${articleAt(pick(own, turn))}?sort=date` },
    ],
  };

  function articleAt(item: Listed): string {
    return `/contents/${item.id}/${slug(item)}`;
  }
}
