'use client';

import { useSyncExternalStore } from 'react';
import { onSessionChange, readSessionHint, type SessionHint } from './session-hint';

/** The session hint after paint; on the server, and in the first frame, nobody is logged in. */
export function useSessionHint(): SessionHint | undefined {
  return useSyncExternalStore(onSessionChange, readHint, () => undefined);
}

const readHint = () => readSessionHint();
