'use client';

import { Button } from '@bazaar/ui/button';
import { useState } from 'react';
import { errorMessages } from '@/messages/errors';

/** The id under which the failure stands in the log, to copy into a message to the support. */
export function TraceId({ traceId }: { readonly traceId: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard?.writeText(traceId).then(() => setCopied(true));
  };
  return (
    <>
      {errorMessages.traceId}: <bdi dir="ltr">{traceId}</bdi>
      <Button size="small" onClick={copy}>
        {isCopied ? errorMessages.copied : errorMessages.copy}
      </Button>
    </>
  );
}
