import { createStore } from 'zustand/vanilla';

/** Number of unread messages; 0 while nobody is logged in, or while it is unknown. */
export const unreadStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));
