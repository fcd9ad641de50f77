'use client';

import { useEffect } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';

/** Opens the login when a read says that the session has ended. */
export function useLoginAgain(error: { readonly status?: number | undefined } | null): void {
  const isRefused = error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
}
