import type { Customer, DeliveryAddress } from '@bazaar/api/model';
import { createUserStore } from '@bazaar/domain/client-state/user-store';
import { appStore } from '@/lib/session/app-state';

/**
 * The group `user` of the client state (specification §3): read by the header and the profile frame, written by the profile's screens. The
 * picture is its address on our own origin.
 */
export const userStore = createUserStore<Customer, string, DeliveryAddress>();

// Whoever logs out, here or in another tab, leaves nothing of themselves on the page.
appStore.subscribe((state, before) => {
  if (before.isLoggedIn && state.UserId !== before.UserId) userStore.logOut();
});
