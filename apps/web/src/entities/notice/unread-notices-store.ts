import { createStore } from 'zustand/vanilla';

/** Number of unread notices; 0 while nobody is logged in, or while it is unknown. */
export const unreadNoticesStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));
