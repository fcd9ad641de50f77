import { createStore, type StoreApi } from 'zustand/vanilla';

/** Sections of a supplier's page (R30), named by their anchors. */
export const SUPPLIER_SECTIONS = ['trust', 'products', 'contact'] as const;
export type SupplierSection = (typeof SUPPLIER_SECTIONS)[number];

/** The `supplier` group of the specification's client state. */
export interface SupplierState {
  /** The section whose tab is current. */
  readonly openSection: SupplierSection;
}

export interface SupplierStore extends StoreApi<SupplierState> {
  open(section: SupplierSection): void;
  /** Opens the section named by an address's hash; the first section when the hash names none. */
  openByHash(hash: string): void;
}

export function createSupplierStore(): SupplierStore {
  const store = createStore<SupplierState>(() => ({ openSection: SUPPLIER_SECTIONS[0] }));
  const open = (openSection: SupplierSection) => store.setState({ openSection });
  return {
    ...store,
    open,
    openByHash: (hash) =>
      open(SUPPLIER_SECTIONS.find((section) => `#${section}` === hash) ?? SUPPLIER_SECTIONS[0]),
  };
}
