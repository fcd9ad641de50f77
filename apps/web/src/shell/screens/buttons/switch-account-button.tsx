'use client';

import { buildLoginRedirect } from '@bazaar/domain/session/login-redirect';
import { Button } from '@bazaar/ui/button';
import { useState } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';
import { readSessionHint } from '@/lib/session/session-hint';
import { showToast } from '@/lib/toasts/toasts';
import { currentUserTexts } from '@/translations/current-user';
import { errorMessages } from '@/translations/errors';

/** Ends the session, which the login would only go back to, and opens the login for the refused page. */
export function SwitchAccountButton() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (readSessionHint() === undefined) return goToLogin();
    setLeaving(true);
    const { logOut } = await import('@/lib/session/log-out');
    if (await logOut(loginForThisPage())) return;
    setLeaving(false);
    showToast({ status: 'error', title: currentUserTexts.logoutFailed });
  };
  return (
    <Button tone="primary" aria-disabled={isLeaving} onClick={() => (isLeaving ? undefined : void leave())}>
      {errorMessages.switchAccount}
    </Button>
  );
}

function loginForThisPage(): string {
  return buildLoginRedirect(location.pathname + location.search + location.hash);
}
