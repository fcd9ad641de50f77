'use client';

import { STEPS, type Step } from '@bazaar/domain/trade-drafts';
import { useState } from 'react';

/** The step of the wizard; it stands in the address, so that a login, the profile and a reload lead back to it. */
export function useSteps() {
  const [step, setStep] = useState<Step>(() => {
    const named = new URLSearchParams(location.search).get('step');
    return STEPS.find((one) => one === named) ?? 'lines';
  });
  /** Steps that were left, or pressed through: their problems are shown. */
  const [attempted, setAttempted] = useState<ReadonlySet<Step>>(new Set());
  const show = (next: Step) => {
    setStep(next);
    const address = new URL(location.href);
    address.searchParams.set('step', next);
    history.replaceState(history.state, '', address);
  };
  return {
    step,
    attempted,
    show,
    attemptAll: () => setAttempted(new Set(STEPS)),
    leadTo: (next: Step) => {
      setAttempted(new Set([...attempted, step]));
      show(next);
      scrollTo({ top: 0 });
    },
  };
}
