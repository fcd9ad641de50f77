'use client';

import { useGetSupplierProductCatalog } from '@bazaar/api/hooks/supplier-products';
import { useGetSupplier } from '@bazaar/api/hooks/suppliers';
import { useMemo } from 'react';
import type { AskedObject, AskedThing } from '@/platform/conversations/asked-thing';

export interface KnownThing {
  readonly state: 'loading' | 'missing' | 'failed' | 'ready';
  readonly thing?: AskedThing;
  retry(): void;
}

/** Name and supplier of what a question is about: the address holds only its id, and what it says of itself is not believed. */
export function useAskedThing({ objectType, objectId }: AskedObject): KnownThing {
  const isProduct = objectType === 'Product';
  const product = useGetSupplierProductCatalog(objectId, { query: { enabled: isProduct } });
  const supplier = useGetSupplier(objectId, { query: { enabled: !isProduct } });
  const asked = isProduct ? product : supplier;
  const title = asked.data?.name;
  const supplierName = isProduct ? product.data?.supplier.name : title;
  const thing = useMemo(
    () =>
      title === undefined || supplierName === undefined
        ? undefined
        : { objectType, objectId, title, supplierName },
    [objectType, objectId, title, supplierName],
  );
  const retry = () => void asked.refetch();
  if (thing) return { state: 'ready', thing, retry };
  if (!asked.isError) return { state: 'loading', retry };
  const { status } = asked.error;
  return { state: status === 404 || status === 410 || status === 400 ? 'missing' : 'failed', retry };
}
