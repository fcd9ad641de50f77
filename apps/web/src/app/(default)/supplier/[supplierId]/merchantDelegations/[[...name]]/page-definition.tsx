import { permanentRedirect } from 'next/navigation';
import { drawForSupplier } from '@/app/(default)/draw-for-supplier';
import { loadSupplier } from '@/features/supplier/load-supplier';
import {
  delegationsHref,
  parseDelegationsAddress,
} from '@/features/supplier-delegations/delegations-address';
import { delegationsMetadata } from '@/features/supplier-delegations/delegations-metadata';
import { DelegationsScreen } from '@/features/supplier-delegations/delegations-screen';
import { preloadDelegations } from '@/features/supplier-delegations/load-delegations';
import type { NamedParams } from '@/lib/navigation/page-props';
import { pageVariants } from '@/lib/navigation/page-variants';
import { decodePart, isCanonicalName } from '@/lib/navigation/paths';

/** R33: the delegations of a supplier; its query selects a city, or opens one delegation. */
export const delegationsPage = pageVariants<NamedParams<'supplierId'>>({
  metadata: async ({ params }) => delegationsMetadata(await loadSupplier(decodePart(params.supplierId))),

  draw({ params, query }) {
    const id = decodePart(params.supplierId);
    const address = parseDelegationsAddress(query);
    preloadDelegations(id, address.openId);
    return drawForSupplier(id, (supplier) => {
      const href = delegationsHref(supplier, address);
      if (!isCanonicalName(params.name, supplier.slug)) permanentRedirect(href);
      return <DelegationsScreen supplier={supplier} address={address} />;
    });
  },
});
