'use client';

import { useState } from 'react';
import { profileMessages } from '@/messages/profile';
import { showToast } from '@/platform/toasts';
import { endSession } from './end-session';

export function useLogout(): { readonly isLeaving: boolean; logout(): Promise<void> } {
  const [isLeaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    if (await endSession()) return;
    setLeaving(false);
    showToast({ status: 'error', title: profileMessages.logoutFailed });
  };
  return { isLeaving, logout };
}
