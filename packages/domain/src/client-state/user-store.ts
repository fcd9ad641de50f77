import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ProfileSection } from '../permissions/profile-section';
import type { ProfileRecord } from '../person/profile-record';

/** A customer as the catalogue returns it. */
export interface CustomerRecord extends ProfileRecord {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly completeness: number;
}

/** Data shown by the frame of the profile area. */
export interface ProfileInfo {
  readonly name: string;
  readonly companyName: string | undefined;
  readonly completeness: number;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

/** The `user` group of the specification's client state. */
export interface UserState<Customer, Picture, Address> {
  readonly profileInfo: ProfileInfo | undefined;
  readonly profilePicture: Picture | undefined;
  readonly customerInfo: Customer | undefined;
  readonly selectedProfileMenu: ProfileSection;
  /** The selected delivery address. */
  readonly selectedAddress: Address | undefined;
}

export interface UserStore<Customer, Picture, Address>
  extends StoreApi<UserState<Customer, Picture, Address>> {
  /** Sets the customer returned by the catalogue and the frame's data derived from it; `undefined` when there is no profile yet. */
  setCustomer(customer: Customer | undefined): void;
  setPicture(picture: Picture | undefined): void;
  selectMenu(section: ProfileSection): void;
  selectAddress(address: Address | undefined): void;
  /** Clears all data of the person. */
  logOut(): void;
}

export function createUserStore<Customer extends CustomerRecord, Picture, Address>(): UserStore<
  Customer,
  Picture,
  Address
> {
  const store = createStore<UserState<Customer, Picture, Address>>(() => ({
    profileInfo: undefined,
    profilePicture: undefined,
    customerInfo: undefined,
    selectedProfileMenu: 'Home',
    selectedAddress: undefined,
  }));
  return {
    ...store,
    setCustomer: (customerInfo) =>
      store.setState({ customerInfo, profileInfo: customerInfo && toProfileInfo(customerInfo) }),
    setPicture: (profilePicture) => store.setState({ profilePicture }),
    selectMenu: (selectedProfileMenu) => store.setState({ selectedProfileMenu }),
    selectAddress: (selectedAddress) => store.setState({ selectedAddress }),
    logOut: () => store.setState(store.getInitialState(), true),
  };
}

function toProfileInfo(customer: CustomerRecord): ProfileInfo {
  const { firstName, lastName, company, completeness, roles, permissions } = customer;
  return {
    name: `${firstName} ${lastName}`.trim(),
    companyName: customer.kind === 'Company' ? company?.name : undefined,
    completeness,
    roles,
    permissions,
  };
}
