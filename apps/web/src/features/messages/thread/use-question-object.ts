'use client';

import { useGetSupplierProductCatalog } from '@bazaar/api/hooks/supplier-products';
import { useGetSupplier } from '@bazaar/api/hooks/suppliers';
import { useMemo } from 'react';
import type { QuestionObject, RequestedObject } from '@/entities/conversation/question-object';

export interface KnownObject {
  readonly state: 'loading' | 'missing' | 'failed' | 'ready';
  readonly object?: QuestionObject;
  retry(): void;
}

/** Reads name and supplier of a question's object: the address holds only its id, and names in it are not trusted. */
export function useQuestionObject({ objectType, objectId }: RequestedObject): KnownObject {
  const isProduct = objectType === 'Product';
  const product = useGetSupplierProductCatalog(objectId, { query: { enabled: isProduct } });
  const supplier = useGetSupplier(objectId, { query: { enabled: !isProduct } });
  const requested = isProduct ? product : supplier;
  const title = requested.data?.name;
  const supplierName = isProduct ? product.data?.supplier.name : title;
  const object = useMemo(
    () =>
      title === undefined || supplierName === undefined
        ? undefined
        : { objectType, objectId, title, supplierName },
    [objectType, objectId, title, supplierName],
  );
  const retry = () => void requested.refetch();
  if (object) return { state: 'ready', object, retry };
  if (!requested.isError) return { state: 'loading', retry };
  const { status } = requested.error;
  return { state: status === 404 || status === 410 || status === 400 ? 'missing' : 'failed', retry };
}
