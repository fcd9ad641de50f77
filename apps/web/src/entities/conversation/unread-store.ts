import { createStore } from 'zustand/vanilla';

/** How many messages wait to be read; 0 while nobody is logged in, or while it is not known. */
export const unreadStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));
