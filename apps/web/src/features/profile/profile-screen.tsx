'use client';

import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { useState } from 'react';
import { profileMessages } from '@/messages/profile';
import { useRequestCount } from '@/platform/request-basket';
import { showToast } from '@/platform/toasts';
import { endSession } from './end-session';

export function useLogout() {
  const [isLeaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    if (await endSession()) return;
    setLeaving(false);
    showToast({ status: 'error', title: profileMessages.logoutFailed });
  };
  return { isLeaving, logout };
}
void useRequestCount;
void toPersianDigits;
