'use client';

import { Button } from '@bazaar/ui/button';
import { errorMessages } from '@/messages/errors';

/** Asks for the same address again, whole. */
export function RetryButton({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <Button tone="primary" onClick={onRetry ?? (() => location.reload())}>
      {errorMessages.retry}
    </Button>
  );
}
