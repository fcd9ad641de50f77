import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { loadErrorMetadata } from '@/lib/site/load-error-metadata';
import { pageMetadata } from '@/lib/site/page-metadata';
import { delegationMessages as texts } from '@/translations/supplier-delegations';

/** Returns the page's metadata. One city or one delegation is canonical to the whole page. */
export function delegationsMetadata(result: QueryResult<Supplier>): Metadata {
  if (result.state !== 'ready') return loadErrorMetadata(result);
  const supplier = result.value;
  return pageMetadata({
    path: paths.supplierDelegations(supplier),
    title: texts.title(supplier.name),
    parents: [texts.suppliers],
    description: texts.description(supplier.name, ''),
    isHidden: supplier.delegationCount === 0,
  });
}
