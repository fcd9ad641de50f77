import type { TradeDraft } from './draft';
import { draftFromRequest, type StatedRequest } from './from-request';

/**
 * Returns a draft with the lines and terms of an earlier request, for other suppliers: its offers and documents belong to the first one and
 * stay there. It is of the same group, so that the answers stand side by side.
 */
export function draftForOthers(
  request: StatedRequest,
  {
    id,
    owner,
    nowMs,
    newId,
  }: { readonly id: string; readonly owner: string; readonly nowMs: number; readonly newId: () => string },
): TradeDraft {
  const draft = draftFromRequest(request, { owner, nowMs });
  return {
    ...draft,
    id,
    groupKey: request.groupKey ?? newId(),
    suppliers: [],
    documents: [],
    lines: draft.lines.map((line) => ({ ...line, key: newId(), offers: {}, ids: {} })),
  };
}
