import type { TradeRequest } from '@bazaar/api/model';
import { createDirectOrder, listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';

const GROUP_SIZE = 50;

/**
 * Makes a draft that copies a request; with `isForGroup` one for each supplier of its group, under a new group. Returns the draft of the
 * same supplier. `key` names the intent: repeated, it makes nothing twice.
 */
export async function copyRequest(
  request: Pick<TradeRequest, 'id' | 'groupKey'>,
  key: string,
  isForGroup: boolean,
): Promise<string> {
  const { id, groupKey } = request;
  const others = isForGroup && groupKey !== undefined ? await idsOfGroup(groupKey) : [];
  const copied = await create(id, key, others.length > 1 ? key : undefined);
  for (const other of others) {
    if (other !== id) await create(other, await nameBased(`${key}:${other}`), key);
  }
  return copied.id;
}

function create(copyOf: string, key: string, groupKey: string | undefined): Promise<TradeRequest> {
  const group = groupKey === undefined ? {} : { groupKey };
  return createDirectOrder(
    { clientRequestId: key, copyOf, ...group },
    { headers: { 'idempotency-key': key } },
  );
}

async function idsOfGroup(groupKey: string): Promise<string[]> {
  const { groups } = await listTradeRequestsBySupplier({ groupKey, pageNumber: 1, pageSize: GROUP_SIZE });
  return groups.flatMap(({ items }) =>
    items.filter(({ status }) => status !== 'Withdrawn').map(({ id }) => id),
  );
}

/** Returns the UUID of a name, the same for the same name. */
async function nameBased(name: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  const hex = [...bytes.slice(0, 16)].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x50 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
