'use client';

import { Button } from '@bazaar/ui/button';
import type { ReactNode } from 'react';

/** Goes one step back in the history, or home when there is no earlier page. Arrow and text come from the server. */
export function BackButton({ children }: { readonly children: ReactNode }) {
  const goBack = () => (history.length > 1 ? history.back() : location.assign('/'));
  return <Button onClick={goBack}>{children}</Button>;
}
