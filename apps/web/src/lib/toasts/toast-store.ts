import { createToastStore } from '@bazaar/domain/toast/toast-store';

/** The transient messages; the shell shows them. */
export const toastStore = createToastStore();
