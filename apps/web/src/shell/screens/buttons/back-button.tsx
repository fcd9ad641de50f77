'use client';

import { Button } from '@bazaar/ui/button';
import type { ReactNode } from 'react';

/** Goes one step back in the history, or home when the page was opened by itself. Arrow and words come from the server. */
export function BackButton({ children }: { readonly children: ReactNode }) {
  const goBack = () => (history.length > 1 ? history.back() : location.assign('/'));
  return <Button onClick={goBack}>{children}</Button>;
}
