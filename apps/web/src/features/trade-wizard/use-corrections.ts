'use client';

import { useGetTradeRequest } from '@bazaar/api/hooks/trade-requests';
import { openCorrections, type TradeDraft } from '@bazaar/domain/trade-drafts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorsOf } from '@/entities/trade-draft/save-draft';

export interface Corrections {
  /** The reviewer's sentences by field, each until its field is changed. */
  readonly byPath: Readonly<Record<string, string>>;
  /** Why the whole was sent back; undefined once everything named is changed. */
  readonly reason?: string | undefined;
}

/** Reads what the reviewer asks to correct in the edited request, as it was when it was opened. Leads to the first field once. */
export function useCorrections(
  draft: TradeDraft,
  isEdit: boolean,
  leadTo: (path: string) => void,
): Corrections {
  const [opened] = useState(draft);
  const id = isEdit
    ? opened.suppliers.find(({ requestId }) => requestId !== undefined)?.requestId
    : undefined;
  const { data } = useGetTradeRequest(id ?? '', {
    // Saving makes it a draft again, without the sentences that are still to be followed.
    query: { enabled: id !== undefined, staleTime: Number.POSITIVE_INFINITY },
  });
  const known = useRef(data);
  known.current ??= data;
  const first = known.current;
  const correction = first !== undefined && 'correction' in first ? first.correction : undefined;
  const wanted = useMemo(() => errorsOf(correction?.errors, opened), [correction, opened]);
  const byPath = openCorrections(wanted, opened, draft);
  const latest = useRef(leadTo);
  latest.current = leadTo;
  const [firstPath] = Object.keys(wanted);
  useEffect(() => {
    if (firstPath !== undefined) latest.current(firstPath);
  }, [firstPath]);
  const isOpen = Object.keys(byPath).length > 0 || Object.keys(wanted).length === 0;
  return { byPath, reason: isOpen ? correction?.reason : undefined };
}
