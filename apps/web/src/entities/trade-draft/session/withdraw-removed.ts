import { ApiError } from '@bazaar/api/api-error';
import { updateDirectOrder } from '@bazaar/api/trade-requests';
import type { DraftRecord } from '../draft-record';

interface RemovedRequest {
  readonly supplierId: string;
  readonly requestId: string;
  readonly version: number;
}

/** Returns the requests of suppliers the buyer has removed from the draft: the service still has them. */
export function removedRequests({ draft, bases, done }: DraftRecord): readonly RemovedRequest[] {
  const known = new Set([...draft.suppliers, ...done].map(({ requestId }) => requestId));
  return Object.entries(bases).flatMap(([supplierId, { suppliers }]) => {
    const { requestId, version } = suppliers.find((one) => one.supplierId === supplierId) ?? {};
    if (requestId === undefined || version === undefined || known.has(requestId)) return [];
    return [{ supplierId, requestId, version }];
  });
}

/** Takes a removed request back. One that is gone, or was sent on another device, is left alone. */
export async function withdrawRemoved({
  requestId,
  version,
}: Pick<RemovedRequest, 'requestId' | 'version'>): Promise<void> {
  try {
    await updateDirectOrder(requestId, { version, withdraw: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, problem } = error;
    const current = problem?.current as { version?: number; allowedActions?: readonly string[] } | undefined;
    const canStill = status === 409 && current?.allowedActions?.includes('Withdraw');
    // Written on another device meanwhile; once more, by the version it has now.
    if (canStill && current?.version !== undefined && current.version !== version)
      return withdrawRemoved({ requestId, version: current.version });
    if (problem === undefined || ![404, 409, 410, 422].includes(status)) throw error;
  }
}
