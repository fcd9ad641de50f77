import type { TradeRequest } from '@bazaar/api/model';
import { createDirectOrder, listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';
import { dropSendingKey, sendingKey } from '@/entities/trade-request/sending-key';

const GROUP_SIZE = 50;

/**
 * Makes a draft that copies a request; with `isForGroup` one for each supplier of its group, under a new group. Returns the draft of the
 * same supplier. `key` names the intent: repeated, it makes nothing twice.
 */
export async function copyRequest(
  { id, groupKey }: Pick<TradeRequest, 'id' | 'groupKey'>,
  key: string,
  isForGroup: boolean,
): Promise<string> {
  const ids = isForGroup && groupKey !== undefined ? await idsOfGroup(groupKey) : [];
  const others = ids.filter((other) => other !== id);
  const nameOf = (other: string) => `copy ${key} ${other}`;
  const copied = await create(id, key, others.length > 0 ? key : undefined);
  for (const other of others) await create(other, sendingKey(nameOf(other)), key);
  for (const other of others) dropSendingKey(nameOf(other));
  return copied.id;
}

function create(copyOf: string, key: string, groupKey: string | undefined): Promise<TradeRequest> {
  const group = groupKey === undefined ? {} : { groupKey };
  return createDirectOrder(
    { clientRequestId: key, copyOf, ...group },
    { headers: { 'idempotency-key': key } },
  );
}

/** Returns the requests of a group; who withdrew one does not mean it again. */
async function idsOfGroup(groupKey: string): Promise<string[]> {
  const { groups } = await listTradeRequestsBySupplier({ groupKey, pageNumber: 1, pageSize: GROUP_SIZE });
  return groups.flatMap(({ items }) =>
    items.filter(({ status }) => status !== 'Withdrawn').map(({ id }) => id),
  );
}
