import 'server-only';
import type { CategoryType } from '@bazaar/api/model';
import { paths } from '@/lib/navigation/paths';
import { type DirectoryAddress, type DirectoryQuery, directoryHref } from './directory-address';
import { letterId } from './letters';
import { loadLetterPage } from './load-directory';

/** Returns the redirect of an address that requests a search or a letter; undefined for a page of the directory itself. */
export async function directoryStateHref(
  categoryType: CategoryType,
  { term, letter, cityId }: DirectoryAddress & DirectoryQuery,
): Promise<string | undefined> {
  if (term !== undefined) return `${paths.supplierSearch(term)}?categoryType=${categoryType}`;
  if (letter === undefined) return undefined;
  const pageNumber = await loadLetterPage(categoryType, cityId, letter);
  const href = directoryHref(paths.suppliers(categoryType), { pageNumber, ...(cityId ? { cityId } : {}) });
  return `${href}#${encodeURIComponent(letterId(letter))}`;
}
