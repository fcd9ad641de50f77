'use client';

import { useListConfirmedMerchants } from '@bazaar/api/hooks/merchants';
import type { Customer } from '@bazaar/api/model';
import { freshnessMs } from '@bazaar/api/query-client';

/** Returns the confirmed name of a profile's stored company; undefined when it is not confirmed, or not known. */
export function useConfirmedName({ company }: Customer): string | undefined {
  const { data } = useListConfirmedMerchants(
    { term: company?.name ?? '', pageSize: 10 },
    { query: { enabled: company !== undefined, staleTime: freshnessMs.record } },
  );
  return data?.items.find(({ nationalId }) => nationalId !== undefined && nationalId === company?.nationalId)
    ?.name;
}
