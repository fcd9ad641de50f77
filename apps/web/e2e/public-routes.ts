import { addressesOf, type Catalogue, call } from './addresses.ts';
import { everyPage } from './every-page.ts';

/** One of the public routes of the design, and how it answers. */
export interface PublicRoute {
  readonly code: string;
  /** What its addresses look like. */
  readonly address: RegExp;
  /** An address of it. */
  readonly sample: string;
  readonly status: number;
  /** Where it leads, for a redirect. */
  readonly to?: string;
  /** Why no link leads there. */
  readonly unlinked?: string;
}

const own = 'Errors are answers, not places to go.';

/** Returns the 39 public routes in their order. */
export async function publicRoutes(product: Catalogue): Promise<readonly PublicRoute[]> {
  const { products, supplier, leaf } = await addressesOf(product);
  const pages = await everyPage(product);
  const [, , supplierId = ''] = supplier.split('/');
  const { items } = await call<{ items: { id: string; slug: string; supplier?: { id: string } }[] }>(
    product,
    'pages/for-public-site?pageSize=100',
  );
  const article = items.find((item) => item.supplier === undefined);
  const supplied = items.find((item) => item.supplier !== undefined);
  const slug = (item: typeof article) => encodeURIComponent(item?.slug ?? '');
  const at = (key: string) => pages[key] ?? '';
  const route = (code: string, address: RegExp, sample: string, more: Partial<PublicRoute> = {}) => ({
    code,
    address,
    sample,
    status: 200,
    ...more,
  });
  return [
    route('R01', /^\/$/, '/'),
    route('R02', /^\/about$/, '/about', { unlinked: 'The site links pages by their cached address, R18.' }),
    route('R03', /^\/ai$/, '/ai'),
    route('R04', /^\/newai$/, '/newai', { unlinked: 'R03 in another form, which is its canonical page.' }),
    route('R05', /^\/openai$/, '/openai', {
      unlinked: 'A landing page for visitors from elsewhere; R03 is linked.',
    }),
    route('R06', /^\/faq$/, '/faq'),
    route('R07', /^\/feedback$/, '/feedback'),
    route('R08', /^\/how-it-work$/, '/how-it-work'),
    route('R09', /^\/search(\?|$)/, at('search')),
    route('R10', /^\/videos(\?|$)/, '/videos'),
    route('R11', /^\/error$/, '/error', { unlinked: own }),
    route('R12', /^\/error\/400$/, '/error/400', { unlinked: own }),
    route('R13', /^\/error\/403$/, '/error/403', { unlinked: own }),
    route('R14', /^\/error\/404$/, '/error/404', { unlinked: own }),
    route('R15', /^\/error\/500$/, '/error/500', { unlinked: own }),
    route('R16', /^\/users\/login/, '/users/login'),
    route('R17', /^\/help\/[^/]+$/, '/help/search'),
    route('R18', /^\/page\/[^/]+$/, '/page/about'),
    route('R19', /^\/contents\/label\/[^/]+$/, at('contents/label/[title]')),
    route('R20', /^\/contents\/ct-[\w-]+$/, '/contents/ct-knowledge'),
    route('R21', /^\/contents\/pg-[\w-]+\/(?!supplier\/)[^/]+$/, `/contents/${article?.id}/${slug(article)}`),
    route(
      'R22',
      /^\/contents\/pg-[\w-]+\/supplier\/[^/]+\/[^/]+$/,
      `/contents/${supplied?.id}/supplier/${supplied?.supplier?.id}/${slug(supplied)}`,
    ),
    route('R23', /^\/products\/sp-[\w-]+\/[^/]+$/, products[0] ?? ''),
    route('R24', /^\/products\/search\/\w+/, '/products/search/Product', {
      unlinked: 'The search box leads there, with an area chosen.',
    }),
    route('R25', /^\/products\/category\/[^/]+\/[^/]+$/, leaf.list),
    route(
      'R26',
      /^\/products\/category\/[^/]+\/supplier\//,
      `/products/category/${leaf.id}/supplier/${supplierId}`,
    ),
    route('R27', /^\/products\/base-product\//, at('products/base-product/[baseProductId]/[[...name]]'), {
      unlinked: 'Only a product that several suppliers offer links there; those of a short crawl may not.',
    }),
    route('R28', /^\/suppliers\/search\//, at('suppliers/search/[key]'), {
      unlinked: 'The form of the directory leads there.',
    }),
    route('R29', /^\/suppliers\/\w+$/, '/suppliers/Product'),
    route('R30', /^\/supplier\/s-[\w-]+\/[^/]+$/, supplier),
    route('R31', /^\/supplier\/[^/]+\/content-list$/, `/supplier/${supplierId}/content-list`),
    route('R32', /^\/supplier\/[^/]+\/products\/\w+/, `/supplier/${supplierId}/products/Product`),
    route(
      'R33',
      /^\/supplier\/[^/]+\/merchantDelegations\//,
      at('supplier/[supplierId]/merchantDelegations/[[...name]]'),
    ),
    route('R34', /^\/supplier\/category\//, at('supplier/category/[categoryId]/[[...name]]')),
    route('R35', /^\/category\/c-[\w-]+\/[^/]+$/, leaf.landing),
    route('R36', /^\/category\/categoryType\/\w+$/, '/category/categoryType/Product'),
    route('R37', /^\/category\/properties\//, at('category/properties/[categoryId]/[[...name]]')),
    route('R38', /^\/category\/contents\//, at('category/contents/[categoryType]/[categoryId]/[[...name]]')),
    route('R39', /^\/sitemap\.xml$/, '/sitemap.xml', { unlinked: 'robots.txt names it.' }),
  ];
}
