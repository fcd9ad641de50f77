'use client';

import { useState } from 'react';
import { logOut } from '@/lib/session/log-out';
import { showToast } from '@/lib/toasts/toasts';
import { profileMessages } from '@/translations/profile';

export function useLogout(): { readonly isLeaving: boolean; logout(): Promise<void> } {
  const [isLeaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    if (await logOut()) return;
    setLeaving(false);
    showToast({ status: 'error', title: profileMessages.logoutFailed });
  };
  return { isLeaving, logout };
}
