import { fixedPaths } from './fixed-paths.ts';
import { searchPath } from './search-path.ts';

/** Builds every address of the product, so that a Persian slug is encoded once and in one way. */

/** What a canonical address needs of a record. */
export interface Named {
  readonly id: string;
  /** Persian slug as the catalogue gives it, not encoded. */
  readonly slug: string;
}

export const paths = {
  ...fixedPaths,
  /** A page of the site itself, by its unique name. */
  sitePage: (name: string) => `/page/${encodeURIComponent(name)}`,
  product: (product: Named) => named('/products', product),
  supplier: (supplier: Named) => named('/supplier', supplier),
  /** The directory of one area. */
  suppliers: (categoryType: string) => `/suppliers/${encodeURIComponent(categoryType)}`,
  supplierSearch: (key: string) => `/suppliers/search/${encodeURIComponent(key)}`,
  supplierProducts: ({ id }: Pick<Named, 'id'>, categoryType: string) =>
    `/supplier/${encodeURIComponent(id)}/products/${encodeURIComponent(categoryType)}`,
  supplierContents: ({ id }: Pick<Named, 'id'>) => `/supplier/${encodeURIComponent(id)}/content-list`,
  supplierDelegations: ({ id, slug }: Named) =>
    named(`/supplier/${encodeURIComponent(id)}`, { id: 'merchantDelegations', slug }),
  /** Suppliers of a category, narrowed by what they can make. */
  categorySuppliers: (category: Named) => named('/supplier/category', category),
  category: (category: Named) => named('/category', category),
  categoryProducts: (category: Named) => named('/products/category', category),
  /** The products of one supplier in a category. */
  supplierInCategory: (category: Pick<Named, 'id'>, supplier: Pick<Named, 'id'>) =>
    `/products/category/${encodeURIComponent(category.id)}/supplier/${encodeURIComponent(supplier.id)}`,
  /** Reference of a category's properties. */
  categoryProperties: (category: Named) => named('/category/properties', category),
  baseProduct: (product: Named) => named('/products/base-product', product),
  categoryType: (categoryType: string) => `/category/categoryType/${encodeURIComponent(categoryType)}`,
  /** Products of one area, by term and filters. */
  productSearch: (categoryType: string, term = '') =>
    `/products/search/${encodeURIComponent(categoryType)}${term === '' ? '' : `?${new URLSearchParams({ term })}`}`,
  article: (article: Named) => named('/contents', article),
  /** The same article in the frame of the supplier who wrote it. */
  supplierArticle: (article: Named, supplierId: string) =>
    named(`/contents/${encodeURIComponent(article.id)}/supplier`, { id: supplierId, slug: article.slug }),
  /** The contents of one type. */
  contentType: (id: string) => `/contents/${encodeURIComponent(id)}`,
  /** The contents with one label. */
  contentLabel: (label: string) => `/contents/label/${encodeURIComponent(label)}`,
  /** What is written about a category. */
  categoryContents: (categoryType: string, category: Named) =>
    named(`/category/contents/${encodeURIComponent(categoryType)}`, category),
  faq: '/faq',
  /** One question, open. */
  faqQuestion: (id: string) => `/faq#q-${encodeURIComponent(id)}`,
  feedback: '/feedback',
  howItWork: '/how-it-work',
  videos: '/videos',
  video: (id: string) => `/videos?${new URLSearchParams({ v: id })}`,
  /** The help of one screen, by the screen's name. */
  help: (id: string) => `/help/${encodeURIComponent(id)}`,
  helpIndex: '/help',
  assistant: '/ai',
  assistantDialogue: '/newai',
  /** What the assistant does, for visitors from elsewhere. */
  assistantLanding: '/openai',
  searchFor: searchPath,
  /** The term as typed, without repair. */
  exactSearchFor: (term: string) => `/search?${new URLSearchParams({ q: term, exact: '1' })}`,
} as const;

/**
 * Returns true when the address already has the record's name. `name` is the optional catch-all parameter as Next gives it: percent-encoded
 * parts, or undefined when the address ends with the id.
 */
export function isCanonicalName(name: readonly string[] | undefined, slug: string): boolean {
  return decodeName(name) === slug;
}

/** Returns the decoded form of a `[[...name]]` parameter; an invalid part stays as it is. */
export function decodeName(name: readonly string[] | undefined): string {
  return (name ?? []).map(decodePart).join('/');
}

/** Returns an id parameter as the catalogue knows it. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function named(prefix: string, { id, slug }: Named): string {
  const name = slug === '' ? '' : `/${encodeURIComponent(slug)}`;
  return `${prefix}/${encodeURIComponent(id)}${name}`;
}
