'use client';

import { useEffect, useState } from 'react';
import { TraceId } from './trace-id';

const SHAPE = /^[\w-]{4,64}$/;

/** Renders the trace id of the address's `?traceId=`, in the browser: the page itself is the same for everybody. */
export function TraceFromAddress() {
  const [traceId, setTraceId] = useState<string>();
  useEffect(() => {
    const given = new URLSearchParams(location.search).get('traceId') ?? '';
    if (SHAPE.test(given)) setTraceId(given);
  }, []);
  return traceId ? <TraceId traceId={traceId} /> : null;
}
