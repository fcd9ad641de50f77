import 'server-only';
import type { Supplier } from '@bazaar/api/model';
import type { Metadata } from 'next';
import { delegationMessages as texts } from '@/messages/supplier-delegations';
import type { Loaded } from '@/platform/data/loaded';
import { paths } from '@/platform/paths';
import { pageMetadata } from '@/platform/site/page-metadata';
import { unreadMetadata } from '@/platform/site/unread-metadata';

/** One city or one delegation of the page names the whole as canonical. */
export function delegationsMetadata(loaded: Loaded<Supplier>): Metadata {
  if (loaded.state !== 'ready') return unreadMetadata(loaded);
  const supplier = loaded.value;
  return pageMetadata({
    path: paths.supplierDelegations(supplier),
    title: texts.title(supplier.name),
    parents: [texts.suppliers],
    description: texts.description(supplier.name, ''),
    isHidden: supplier.delegationCount === 0,
  });
}
