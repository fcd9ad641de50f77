'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isWithoutAnalytics } from '@/lib/analytics/analytics-at';
import { type Consent, keepConsent, readConsent, saysNo } from '@/lib/analytics/consent';
import { isLoaded, loadAnalytics } from '@/lib/analytics/load-analytics';
import { whenIdle } from '@/lib/navigation/when-idle';

const Question = lazy<ComponentType<{ onAnswer(consent: Consent): void }>>(() =>
  import('./analytics-question').then(
    (module) => ({ default: module.AnalyticsQuestion }),
    () => ({ default: () => null }),
  ),
);

/** Loads the analytics script after consent, asks once who has not chosen, and lets the choice be changed in the footer. */
export function Analytics({ address }: { readonly address: string }) {
  const path = usePathname();
  const isHere = !isWithoutAnalytics(path);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    return whenLoaded(() => {
      const consent = readConsent();
      if (consent === 'yes') loadAnalytics(address);
      if (consent === undefined) setAsking(true);
    });
  }, [isHere, address]);
  useEffect(() => offerAtFoot(isHere, () => setAsking(true)), [isHere]);
  const answer = (consent: Consent) => {
    keepConsent(consent);
    setAsking(false);
    if (consent === 'yes') loadAnalytics(address);
    // A running script can only be stopped by a reload.
    else if (isLoaded(address)) location.reload();
  };
  return isAsking && isHere ? (
    <Suspense>
      <Question onAnswer={answer} />
    </Suspense>
  ) : null;
}

/** Runs `work` when the page has loaded and is idle. Returns the function that cancels it. */
function whenLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(work);
  let takeBack = () => {};
  const onLoad = () => {
    takeBack = whenIdle(work);
  };
  addEventListener('load', onLoad, { once: true });
  return () => {
    removeEventListener('load', onLoad);
    takeBack();
  };
}

/** Shows the footer's button for changing the choice. */
function offerAtFoot(isHere: boolean, onAsk: () => void): (() => void) | undefined {
  const button = document.querySelector<HTMLElement>('[data-analytics]');
  if (!button || !isHere || saysNo()) return;
  button.hidden = false;
  button.addEventListener('click', onAsk);
  return () => {
    button.hidden = true;
    button.removeEventListener('click', onAsk);
  };
}
