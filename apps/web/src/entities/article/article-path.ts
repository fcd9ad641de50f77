import type { PageSummary } from '@bazaar/api/model';
import { paths } from '@/lib/navigation/paths';

/** What the address of a content follows from. */
type Addressed = Pick<PageSummary, 'id' | 'slug' | 'uniquePageName'> & {
  readonly supplier?: { readonly id: string } | undefined;
};

/** Returns the canonical address of a content: a page of the site by its name, a supplier's in the supplier's frame, any other by its id. */
export function articlePath({ id, slug, uniquePageName, supplier }: Addressed): string {
  if (uniquePageName !== undefined) return paths.sitePage(uniquePageName);
  return supplier === undefined
    ? paths.article({ id, slug })
    : paths.supplierArticle({ id, slug }, supplier.id);
}
