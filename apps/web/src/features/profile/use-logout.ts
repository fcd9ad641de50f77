'use client';

import { useState } from 'react';
import { profileMessages } from '@/messages/profile';
import { logOut } from '@/platform/session/log-out';
import { showToast } from '@/platform/toasts';

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
