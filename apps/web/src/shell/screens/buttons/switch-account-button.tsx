'use client';

import { Button } from '@bazaar/ui/button';
import { useState } from 'react';

export interface SwitchAccountButtonProps {
  readonly label: string;
  /** Told where the session could not be ended. */
  readonly failed: string;
}

/** Ends the session, which the login would only go back to, and opens the login for the refused page. What does so loads with the press. */
export function SwitchAccountButton({ label, failed }: SwitchAccountButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    const { switchAccount } = await import('@/lib/session/switch-account');
    if (!(await switchAccount(failed))) setLeaving(false);
  };
  return (
    <Button tone="primary" aria-disabled={isLeaving} onClick={() => (isLeaving ? undefined : void leave())}>
      {label}
    </Button>
  );
}
