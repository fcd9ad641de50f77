'use client';

import { Button } from '@bazaar/ui/button';
import { useEffect, useState } from 'react';

/** Renders a button that prints the page. It needs script: its place is kept until that runs, and without one the browser's own menu stays. */
export function PrintButton({ label }: { readonly label: string }) {
  const [canPrint, setCanPrint] = useState(false);
  useEffect(() => setCanPrint(true), []);
  return (
    <Button size="small" inert={!canPrint} onClick={() => print()}>
      {label}
    </Button>
  );
}
