'use client';

import { useListMerchantAgents } from '@bazaar/api/hooks/customers';
import { useListMerchants } from '@bazaar/api/hooks/merchants';
import type { Merchant, MerchantAgent } from '@bazaar/api/model';

/** More companies than anyone has. */
const PAGE = 50;

/** A company of the person: owned, or acted for with some permissions. */
export interface OwnCompany {
  readonly merchant: Merchant;
  /** The person's own agency; absent for the owner, and while the agents are unknown. */
  readonly agency: MerchantAgent | undefined;
  readonly isOwner: boolean;
}

/** Reads the companies of the person and the agents of those that are theirs. */
export function useCompanies(phoneNumber: string | undefined) {
  const query = useListMerchants({ mine: true, pageSize: PAGE });
  const agents = useListMerchantAgents();
  const agencyOf = ({ id }: Merchant) =>
    agents.data?.find((agent) => agent.merchantId === id && agent.phoneNumber === phoneNumber);
  const companies = query.data?.items.map((merchant): OwnCompany => {
    const agency = agencyOf(merchant);
    return { merchant, agency, isOwner: agents.data !== undefined && agency === undefined };
  });
  return { query: { ...query, data: companies }, agents };
}
