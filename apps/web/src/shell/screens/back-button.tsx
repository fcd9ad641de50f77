'use client';

import { Button } from '@bazaar/ui/button';
import { BackArrow } from '@bazaar/ui/patterns/error-page';

/** Goes one step back in the history, or home when the page was opened by itself. */
export function BackButton({ label }: { readonly label: string }) {
  const goBack = () => (history.length > 1 ? history.back() : location.assign('/'));
  return (
    <Button onClick={goBack}>
      <BackArrow />
      {label}
    </Button>
  );
}
