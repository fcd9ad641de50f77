import { createStore, type StoreApi } from 'zustand/vanilla';
import { SUPPLIER_PRODUCTS_PAGE_SIZE } from '../catalogue-filter/filter';
import type { CategoryType } from '../category-menu/menu';
import { isLoggedIn, parseStoredUserInfo, type StoredUserInfo } from '../session/stored-user-info';

/**
 * The shared values of the specification's client state, under its names. The access token is deliberately not among them: scripts never
 * hold it (ADR 3).
 */
export interface SharedState<SearchItem> {
  readonly myUserInfo: StoredUserInfo | undefined;
  /** While true, an overlay covers the screen. */
  readonly Loading: boolean;
  /** The catalogue area of the current screen. */
  readonly categoryType: CategoryType | undefined;
  /** Suggestions of the search box for the typed key. */
  readonly searchItems: readonly SearchItem[];
  /** Text of the search box. The spelling is the specification's. */
  readonly typedSerchKey: string;
  readonly isLoggedIn: boolean;
  /** `sub` of the stored user info while logged in. */
  readonly UserId: string | undefined;
  readonly SupplierProductPageNumber: number;
  readonly SupplierProductItemsPerPageNumber: number;
}

export interface SharedStore<SearchItem> extends StoreApi<SharedState<SearchItem>> {
  /** Clears the loading flag at application start and restores the login from storage, whose content is validated. */
  start(stored: unknown, nowMs: number): void;
  setLoading(isLoading: boolean): void;
  logOut(): void;
  showCategoryType(categoryType: CategoryType | undefined): void;
  /** Sets the typed text. The suggestions of the former key stay until the next ones arrive. */
  typeSearchKey(typed: string): void;
  proposeSearchItems(items: readonly SearchItem[]): void;
  /** Shows a page of a supplier's products. */
  showSupplierProducts(pageNumber: number): void;
}

const ANONYMOUS = { isLoggedIn: false, UserId: undefined, myUserInfo: undefined } as const;

/** Creates a store. The loading flag is set until `start`. */
export function createSharedStore<SearchItem>(): SharedStore<SearchItem> {
  const store = createStore<SharedState<SearchItem>>(() => ({
    ...ANONYMOUS,
    Loading: true,
    categoryType: undefined,
    searchItems: [],
    typedSerchKey: '',
    SupplierProductPageNumber: 1,
    SupplierProductItemsPerPageNumber: SUPPLIER_PRODUCTS_PAGE_SIZE,
  }));
  return {
    ...store,
    start: (stored, nowMs) => store.setState({ Loading: false, ...loginState(stored, nowMs) }),
    setLoading: (Loading) => store.setState({ Loading }),
    logOut: () => store.setState(ANONYMOUS),
    showCategoryType: (categoryType) => store.setState({ categoryType }),
    typeSearchKey: (typedSerchKey) => store.setState({ typedSerchKey }),
    proposeSearchItems: (searchItems) => store.setState({ searchItems }),
    showSupplierProducts: (pageNumber) =>
      store.setState({
        SupplierProductPageNumber: Number.isInteger(pageNumber) && pageNumber >= 1 ? pageNumber : 1,
      }),
  };
}

function loginState(stored: unknown, nowMs: number) {
  const info = parseStoredUserInfo(stored);
  return info !== undefined && isLoggedIn(info, nowMs)
    ? { isLoggedIn: true, UserId: info.sub, myUserInfo: info }
    : ANONYMOUS;
}
