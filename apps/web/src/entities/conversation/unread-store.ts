import { createStore } from 'zustand/vanilla';

export interface UnreadMessages {
  /** Number of unread messages; 0 while nobody is logged in, or while it is unknown. */
  readonly count: number;
  /** The conversations they are in, with the time of the last message, as far as the service lists them. */
  readonly threads: readonly { readonly id: string; readonly at: string }[];
}

export const NO_UNREAD: UnreadMessages = { count: 0, threads: [] };

export const unreadStore = createStore<UnreadMessages>(() => NO_UNREAD);
