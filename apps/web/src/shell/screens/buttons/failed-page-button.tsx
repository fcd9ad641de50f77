'use client';

import { Button } from '@bazaar/ui/button';
import { failedPath } from '../error-address';

/** Opens the page that led to this error page. */
export function FailedPageButton({ label }: { readonly label: string }) {
  return (
    <Button tone="primary" onClick={() => location.assign(failedPath(location))}>
      {label}
    </Button>
  );
}
