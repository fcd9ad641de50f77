'use client';

import { useState } from 'react';
import { logOut } from '@/lib/session/log-out';
import { showToast } from '@/lib/toasts/toasts';
import { currentUserTexts as texts } from '@/translations/current-user';

/** Returns the entry that logs out; while the session is being ended it says so. */
export function useLogout() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    if (await logOut()) return;
    setLeaving(false);
    showToast({ status: 'error', title: texts.logoutFailed });
  };
  return { text: isLeaving ? texts.loggingOut : texts.logout, isLeaving, run: () => void leave() };
}
