import type { Customer, DeliveryAddress } from '@bazaar/api/model';
import { createUserStore } from '@bazaar/domain/client-state/user-store';
import { appStore } from '@/lib/session/app-state';
import { forgetPerson } from '@/lib/session/forgetting/forget-person';

/**
 * The group `user` of the client state (specification §3): read by the header and the profile frame, written by the profile's screens. The
 * picture is its address on our own origin.
 */
export const userStore = createUserStore<Customer, string, DeliveryAddress>();

// Whoever logs out or whose session ends, here or in another tab, leaves nothing of themselves on the page and the device.
appStore.subscribe((state, before) => {
  if (!before.isLoggedIn || state.UserId === before.UserId) return;
  userStore.logOut();
  forgetPerson(before.UserId, state.isLoggedIn ? ['tab'] : ['device', 'tab']);
});
