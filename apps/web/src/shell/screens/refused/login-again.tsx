'use client';

import { useEffect } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';

/** Opens the login in place of a page whose session the service no longer accepts; it returns here. */
export function LoginAgain() {
  useEffect(goToLogin, []);
  return null;
}
