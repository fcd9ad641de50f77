import type { TradeRequestSummary } from '@bazaar/api/model';
import type { PersonalPart } from '@/lib/session/personal-part';

/** This person's requests to one supplier: the latest of them, and the total. */
export type SupplierRequests = PersonalPart<{
  items: readonly TradeRequestSummary[];
  totalCount: number;
}>;

const SHOWN = 5;

/** Returns the logged-in person's requests to a supplier, the latest event first; `anonymous` when the session has ended. Never throws. */
export async function readRequests(supplierId: string): Promise<SupplierRequests> {
  try {
    const { listTradeRequestsBySupplier } = await import('@bazaar/api/trade-requests');
    const { groups, totalCount } = await listTradeRequestsBySupplier({ supplierId, pageSize: SHOWN });
    const items = groups.flatMap((group) => group.items).slice(0, SHOWN);
    return { state: 'ready', items, totalCount };
  } catch (error) {
    return { state: (error as { status?: number }).status === 401 ? 'anonymous' : 'failed' };
  }
}
