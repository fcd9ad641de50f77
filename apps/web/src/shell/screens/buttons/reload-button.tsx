'use client';

import { Button } from '@bazaar/ui/button';

/** Reloads the document. */
export function ReloadButton({ label }: { readonly label: string }) {
  return (
    <Button tone="primary" onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
