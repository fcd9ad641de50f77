'use client';

import { Button } from '@bazaar/ui/button';
import { useEffect, useState } from 'react';

/** Prints the page. Only a script can, so without one there is no button; the browser's own way stays. */
export function PrintButton({ label }: { readonly label: string }) {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <Button size="small" hidden={!canPrint} onClick={() => print()}>
      {label}
    </Button>
  );
}
