'use client';

import { Button } from '@bazaar/ui/button';

/** Asks for the same address again, whole. */
export function ReloadButton({ label }: { readonly label: string }) {
  return (
    <Button tone="primary" onClick={() => location.reload()}>
      {label}
    </Button>
  );
}
