import type { TradeRequestSummary, TradeRequestsBySupplier } from '@bazaar/api/model';
import type { PersonalPart } from '@/lib/session/personal-part';

/** What is known of this person's requests to one supplier: the latest of them, and how many there are in all. */
export type SupplierRequests = PersonalPart<{
  items: readonly TradeRequestSummary[];
  totalCount: number;
}>;

const PATH = '/api/v1/traderequests/by-supplier';
const SHOWN = 5;

/** The requests of whoever is logged in to a supplier, the latest event first; `anonymous` when the login has ended. Never throws. */
export async function readRequests(supplierId: string): Promise<SupplierRequests> {
  try {
    const query = new URLSearchParams({ supplierId, pageSize: `${SHOWN}` });
    const answer = await fetch(`${PATH}?${query}`);
    if (answer.status === 401) return { state: 'anonymous' };
    if (!answer.ok) return { state: 'failed' };
    const { groups, totalCount } = (await answer.json()) as TradeRequestsBySupplier;
    const items = groups.flatMap((group) => group.items).slice(0, SHOWN);
    return { state: 'ready', items, totalCount };
  } catch {
    return { state: 'failed' };
  }
}
