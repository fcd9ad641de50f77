import type { Customer, DeliveryAddress, UserProfilePicture } from '@bazaar/api/model';
import { createUserStore } from '@bazaar/domain/client-state/user-store';

/** The group `user` of the client state (specification §3): read by the profile frame, written by its screens. */
export const userStore = createUserStore<Customer, UserProfilePicture, DeliveryAddress>();
