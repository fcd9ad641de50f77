'use client';

import type { RequestLine } from '@bazaar/domain/request-draft';
import { useCallback, useEffect, useState } from 'react';
import { readRequests, type SupplierRequests } from './read-requests';
import { RequestsView } from './requests-view';

export interface RequestsPanelProps {
  readonly supplierId: string;
  /** What the link that begins a request carries; none for a supplier who takes no direct orders. */
  readonly line: RequestLine | undefined;
}

/** Reads the requests of whoever is logged in. It loads only for them. */
export function RequestsPanel({ supplierId, line }: RequestsPanelProps) {
  const [requests, setRequests] = useState<SupplierRequests>({ state: 'loading' });
  const read = useCallback(async () => {
    setRequests({ state: 'loading' });
    setRequests(await readRequests(supplierId));
  }, [supplierId]);
  useEffect(() => void read(), [read]);
  return <RequestsView requests={requests} line={line} onRetry={read} />;
}
