'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appStore } from '@/lib/session/app-state';
import { goToLogin } from '@/lib/session/go-to-login';

/** Empties a private page whose session ended, here or in another tab, and leaves it: for the login, or for who logged in there. */
export function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      appStore.subscribe((state, before) => {
        if (!before.isLoggedIn || state.UserId === before.UserId) return;
        // A logout covers the screen and opens another document, which has nothing of this one.
        if (state.Loading) return;
        client.clear();
        if (state.isLoggedIn) location.reload();
        else goToLogin();
      }),
    [client],
  );
}
