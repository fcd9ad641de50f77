'use client';

import { useState } from 'react';
import { logOut } from '@/lib/session/log-out';
import { showToast } from '@/lib/toasts/toasts';
import { personalInfoTexts } from '@/translations/personal-info';
import { LogoutView } from './logout-view';

/** Binds the logout button to the end of the session. */
export function LogoutSection() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    if (await logOut()) return;
    setLeaving(false);
    showToast({ status: 'error', title: personalInfoTexts.logout.failed });
  };
  return <LogoutView isLeaving={isLeaving} onLogout={() => void leave()} />;
}
