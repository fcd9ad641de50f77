import type { TradeRequest } from '@bazaar/api/model';
import { createDirectOrder, listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';
import { dropSendingKey, sendingKey } from '@/entities/trade-request/sending-key';
import { isFinalRefusal } from '@/lib/forms/form-failure';

const GROUP_SIZE = 50;

interface Copied {
  /** The draft of the same supplier. */
  readonly id: string;
  /** Names of the other suppliers of the group for whom the service refused a draft. */
  readonly leftOut: readonly string[];
}

/**
 * Makes a draft that copies a request; with `isForGroup` one for each supplier of its group, under a new group. What another supplier refuses
 * keeps back no draft. `key` names the intent: repeated until it is finished, it makes nothing twice.
 */
export async function copyRequest(
  { id, groupKey }: Pick<TradeRequest, 'id' | 'groupKey'>,
  key: string,
  isForGroup: boolean,
): Promise<Copied> {
  const all = isForGroup && groupKey !== undefined ? await requestsOfGroup(groupKey) : [];
  const others = all.filter((other) => other.id !== id);
  const nameOf = (other: GroupRequest) => `copy ${key} ${other.id}`;
  const copied = await create(id, key, others.length > 0 ? key : undefined);
  const leftOut: string[] = [];
  for (const other of others) {
    try {
      await create(other.id, sendingKey(nameOf(other)), key);
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      leftOut.push(other.supplierName);
    }
  }
  for (const other of others) dropSendingKey(nameOf(other));
  return { id: copied.id, leftOut };
}

function create(copyOf: string, key: string, groupKey: string | undefined): Promise<TradeRequest> {
  const group = groupKey === undefined ? {} : { groupKey };
  return createDirectOrder(
    { clientRequestId: key, copyOf, ...group },
    { headers: { 'idempotency-key': key } },
  );
}

interface GroupRequest {
  readonly id: string;
  readonly supplierName: string;
}

/** Returns the requests of a group; who withdrew one does not mean it again. */
async function requestsOfGroup(groupKey: string): Promise<GroupRequest[]> {
  const { groups } = await listTradeRequestsBySupplier({ groupKey, pageNumber: 1, pageSize: GROUP_SIZE });
  return groups.flatMap(({ supplier, items }) =>
    items
      .filter(({ status }) => status !== 'Withdrawn')
      .map(({ id }) => ({ id, supplierName: supplier.name })),
  );
}
