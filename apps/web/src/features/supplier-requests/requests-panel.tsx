'use client';

import type { RequestLine } from '@bazaar/domain/request-draft';
import { useCallback, useEffect, useState } from 'react';
import { readRequests, type SupplierRequests } from './read-requests';
import { RequestsView } from './requests-view';

export interface RequestsPanelProps {
  readonly supplierId: string;
  /** Line of the link that starts a request; undefined for a supplier who takes no direct orders. */
  readonly line: RequestLine | undefined;
}

/** Reads the requests of the logged-in person. Loads only for them. */
export function RequestsPanel({ supplierId, line }: RequestsPanelProps) {
  const [requests, setRequests] = useState<SupplierRequests>({ state: 'loading' });
  const read = useCallback(async () => {
    setRequests({ state: 'loading' });
    setRequests(await readRequests(supplierId));
  }, [supplierId]);
  useEffect(() => void read(), [read]);
  return <RequestsView supplierId={supplierId} requests={requests} line={line} onRetry={read} />;
}
