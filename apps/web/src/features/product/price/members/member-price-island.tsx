'use client';

import { lazy, Suspense } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import type { MemberPriceProps } from './member-price-props';

// Where its script is gone, everybody's words stay: the page needs no reload for them.
const MemberPrice = lazy(() =>
  import('./member-price').then(
    (module) => ({ default: module.MemberPrice }),
    () => ({ default: ({ children }: MemberPriceProps) => children }),
  ),
);

/**
 * Renders a price for members, in the panel or in the bar of a phone: for everybody the words in its place with the login, for whoever is
 * logged in the price itself. Its script and its read come only then.
 */
export function MemberPriceIsland(props: MemberPriceProps) {
  const isLoggedIn = useStore(appStore, (state) => state.isLoggedIn);
  if (!isLoggedIn) return props.children;
  return (
    <Suspense fallback={props.children}>
      <MemberPrice {...props} />
    </Suspense>
  );
}
