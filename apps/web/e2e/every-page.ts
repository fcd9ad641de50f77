import { addressesOf, type Catalogue, call } from './addresses.ts';

/** An address for every page below `src/app`, by the folder of its file without the layout's; a test compares the keys with the files. */
export type EveryPage = Readonly<Record<string, string>>;

/** Pages that need a session. */
export const PRIVATE_PAGES = ['profile'] as const;

export async function everyPage(product: Catalogue): Promise<EveryPage> {
  const { products, supplier, leaf } = await addressesOf(product);
  const [, , supplierId = '', supplierSlug = ''] = supplier.split('/');
  const slug = encodeURIComponent(leaf.slug);
  const list = `/products/category/${leaf.id}/${slug}`;
  const [one = '', two = ''] = await productIds(product, leaf.id);
  const { baseProductId } = await call<{ baseProductId: string }>(product, `supplierproducts/${one}/catalog`);
  const { baseProduct } = await call<{ baseProduct: { slug: string } }>(
    product,
    `supplierproducts/byproduct?baseProductId=${baseProductId}&pageNumber=1&pageSize=1`,
  );
  const offers = `/products/base-product/${baseProductId}/${encodeURIComponent(baseProduct.slug)}`;
  const properties = `/category/properties/${leaf.id}/${slug}`;
  const supplierOwnProducts = `/products/category/${leaf.id}/supplier/${supplierId}`;
  const delegations = `/supplier/${supplierId}/merchantDelegations/${supplierSlug}`;
  const cutting = await call<{ slug: string }>(product, 'categories/c-laser-cutting/active');
  const categoryContents = `/category/contents/Product/${leaf.id}/${slug}`;
  const label = `/contents/label/${encodeURIComponent('بلبرینگ')}`;
  const categorySuppliers = `/supplier/category/c-laser-cutting/${encodeURIComponent(cutting.slug)}`;
  const article = await call<{ slug: string }>(product, 'pages/pg-pump-selection/by-platform');
  const articlePath = `/contents/pg-pump-selection/${encodeURIComponent(article.slug)}`;
  const ofSupplier = await supplierArticle(product);
  return {
    '': '/',
    '[...slug]': '/nothing/of/this/name',
    ai: '/ai',
    'category/[categoryId]/[[...name]]': leaf.landing,
    'category/categoryType/[categoryType]': '/category/categoryType/Product',
    'category/contents/[categoryType]/[categoryId]/[[...name]]': categoryContents,
    'category/properties/[categoryId]/[[...name]]': properties,
    'contents/[id]': '/contents/ct-knowledge',
    'contents/label/[title]': label,
    'dynamic/compare/products/category/[categoryId]/[[...name]]': `${list}?compare=${one}~${two}`,
    'error/404': '/error/404',
    'error/500': '/error/500',
    error: '/error',
    'dynamic/category/contents/[categoryType]/[categoryId]/[[...name]]': `${categoryContents}?sort=liked`,
    'dynamic/contents/[id]': '/contents/ct-guides?sort=read',
    'dynamic/contents/label/[title]': `${label}?sort=liked`,
    'dynamic/ai': `/ai?${new URLSearchParams({ q: 'بلبرینگ شیار عمیق قطر داخلی ۲۵ تا ۳۰ میلی‌متر' })}`,
    'dynamic/newai': `/newai?${new URLSearchParams({ q: 'بلبرینگ شیار عمیق' })}`,
    'dynamic/category/categoryType/[categoryType]': '/category/categoryType/Product?term=bearing',
    'dynamic/category/properties/[categoryId]/[[...name]]': `${properties}?convert=q-length`,
    'dynamic/faq': '/faq?term=sefaresh',
    'contents/[id]/[...title]': articlePath,
    'contents/[id]/supplier/[supplierId]/[[...title]]': ofSupplier,
    'dynamic/contents/[id]/[...title]': `${articlePath}?sort=date`,
    'dynamic/contents/[id]/supplier/[supplierId]/[[...title]]': `${ofSupplier}?sort=date`,
    'page/[uniquePageName]': '/page/about',
    'dynamic/products/category/[categoryId]/[[...name]]': `${list}?view=table&sort=name`,
    'dynamic/products/category/[categoryId]/supplier/[supplierId]': `${supplierOwnProducts}?sort=name`,
    'dynamic/supplier/[supplierId]/[[...name]]': `${supplier}?pageNumber=2`,
    'dynamic/supplier/[supplierId]/content-list': `/supplier/${supplierId}/content-list?type=news`,
    'dynamic/supplier/[supplierId]/merchantDelegations/[[...name]]': `${delegations}?city=city-karaj`,
    'dynamic/supplier/[supplierId]/products/[categoryType]': `/supplier/${supplierId}/products/Product?term=a`,
    'dynamic/supplier/category/[categoryId]/[[...name]]': `${categorySuppliers}?f=p-max-thickness:2~20@u-mm`,
    'dynamic/suppliers/[categoryType]': '/suppliers/Product?pageNumber=2',
    faq: '/faq',
    feedback: '/feedback',
    help: '/help',
    'help/[uniqueId]': '/help/search',
    'how-it-work': '/how-it-work',
    newai: '/newai',
    openai: '/openai',
    'products/[productId]/[[...name]]': products[0] ?? '',
    'products/base-product/[baseProductId]/[[...name]]': offers,
    'products/category/[categoryId]/[[...name]]': list,
    'products/category/[categoryId]/supplier/[supplierId]': supplierOwnProducts,
    'products/search/[categoryType]': '/products/search/Product?term=bolbering',
    search: '/search?q=fgfvdk',
    'supplier/[supplierId]/[[...name]]': supplier,
    'supplier/[supplierId]/content-list': `/supplier/${supplierId}/content-list`,
    'supplier/[supplierId]/merchantDelegations/[[...name]]': delegations,
    'supplier/[supplierId]/products/[categoryType]': `/supplier/${supplierId}/products/Product`,
    'supplier/category/[categoryId]/[[...name]]': categorySuppliers,
    'suppliers/[categoryType]': '/suppliers/Product',
    'suppliers/search/[key]': `/suppliers/search/${encodeURIComponent('پمپ')}`,
    'users/login': '/users/login',
    videos: '/videos',
    'dynamic/videos': `/videos?tag=${encodeURIComponent('نصب')}`,
    'error/400': '/error/400',
    'error/403': '/error/403',
    profile: '/profile',
    'profile/[...rest]': '/profile/unknown',
    'profile/address': '/profile/address',
    'profile/admin': '/profile/admin',
    'profile/comments': '/profile/comments',
    'profile/directOrderReport/[id]': '/profile/directOrderReport/tr-seed-6',
    'profile/directorder': '/profile/directorder',
    'profile/directorder/edit/[id]': '/profile/directorder/edit/tr-seed-1',
    'profile/directorderinfo/[id]': '/profile/directorderinfo/tr-seed-6',
    'profile/favorites': '/profile/favorites',
    'profile/favorites/[type]': '/profile/favorites/product',
    'profile/last-visits/[type]': '/profile/last-visits/product',
    'profile/messages': '/profile/messages',
    'profile/notes/[type]': '/profile/notes/all',
    'profile/personal-info': '/profile/personal-info',
    'profile/suppliers': '/profile/suppliers',
    'profile/wallet': '/profile/wallet',
  };
}

/** Returns the addresses that need a session. */
export async function privatePages(product: Catalogue): Promise<string[]> {
  return Object.entries(await everyPage(product)).flatMap(([key, path]) =>
    PRIVATE_PAGES.some((start) => key.startsWith(start)) ? [path] : [],
  );
}

async function productIds(product: Catalogue, categoryId: string): Promise<string[]> {
  const { items } = await call<{ items: { id: string }[] }>(
    product,
    `supplierproducts/catalog?pageSize=10&categoryId=${categoryId}`,
  );
  return items.map(({ id }) => id);
}

/** Returns the address of an article in the frame of the supplier who wrote it. */
async function supplierArticle(product: Catalogue): Promise<string> {
  const { items } = await call<{ items: { id: string; slug: string; supplier?: { id: string } }[] }>(
    product,
    'pages/by-content-type/by-platform?contentType=SupplierContent',
  );
  const [{ id, slug, supplier } = { id: '', slug: '' }] = items.filter((item) => item.supplier);
  return `/contents/${id}/supplier/${supplier?.id}/${encodeURIComponent(slug)}`;
}
