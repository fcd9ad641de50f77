'use client';

import { useListConfirmedMerchants } from '@bazaar/api/hooks/merchants';
import type { Customer } from '@bazaar/api/model';
import { freshnessMs } from '@bazaar/api/query-client';

/** Returns the name under which the marketplace has confirmed the stored company of a profile; undefined when it has not, or nobody knows. */
export function useConfirmedName({ company }: Customer): string | undefined {
  const { data } = useListConfirmedMerchants(
    { term: company?.name ?? '', pageSize: 10 },
    { query: { enabled: company !== undefined, staleTime: freshnessMs.record } },
  );
  return data?.items.find(({ nationalId }) => nationalId !== undefined && nationalId === company?.nationalId)
    ?.name;
}
