import { describe, expect, it } from 'vitest';
import { createCategoryStore } from './category-store';
import { createProductStore } from './product-store';
import { createSharedStore } from './shared-store';
import { createSupplierStore } from './supplier-store';
import { createUserStore } from './user-store';

const info = { exp: 1_795_000_000, sub: 'user-1' };
const before = info.exp * 1000 - 1;

it('R-210 the groups begin under the names and with the values of the specification', () => {
  expect(Object.keys(createCategoryStore().getState())).toEqual([
    'categoriesTypes',
    'selectedCategoryProperties',
    'changedCategoryPropertiesFilter',
  ]);
  expect(createProductStore().getState()).toEqual({ categories: [], selectedCategory: undefined });
  expect(createSupplierStore().getState()).toEqual({ openSection: 'trust' });
  expect(createUserStore().getState()).toEqual({
    profileInfo: undefined,
    profilePicture: undefined,
    customerInfo: undefined,
    selectedProfileMenu: 'Home',
    selectedAddress: undefined,
  });
  expect(createSharedStore().getState()).toEqual({
    myUserInfo: undefined,
    Loading: true,
    categoryType: undefined,
    searchItems: [],
    typedSerchKey: '',
    isLoggedIn: false,
    UserId: undefined,
    SupplierProductPageNumber: 1,
    SupplierProductItemsPerPageNumber: 5,
  });
});

it('R-210 no group holds the access token', () => {
  const names = [createSharedStore(), createUserStore()].flatMap((store) => Object.keys(store.getState()));
  expect(names.filter((name) => /token/i.test(name))).toEqual([]);
});

describe('R-022 the shared values', () => {
  it('R-022 starting clears the loading flag and takes the user id from sub', () => {
    const store = createSharedStore();
    store.start(JSON.stringify(info), before);
    expect(store.getState()).toMatchObject({
      Loading: false,
      isLoggedIn: true,
      UserId: 'user-1',
      myUserInfo: info,
    });
    store.setLoading(true);
    store.logOut();
    expect(store.getState()).toMatchObject({ Loading: true, isLoggedIn: false, UserId: undefined });
  });
  it.each([
    [JSON.stringify(info), before + 2],
    ['{broken', before],
    [null, before],
  ])('R-022 starts anonymous with %s at %d, whoever was there before', (stored, nowMs) => {
    const store = createSharedStore();
    store.start(info, before);
    store.start(stored, nowMs);
    expect(store.getState()).toMatchObject({ Loading: false, isLoggedIn: false, myUserInfo: undefined });
  });
  it('R-211 shares what the search box holds and proposes, and which area is shown', () => {
    const store = createSharedStore<{ id: string }>();
    store.typeSearchKey('پمپ');
    store.proposeSearchItems([{ id: 'c-1' }]);
    store.typeSearchKey('پمپ آ');
    store.showCategoryType('Product');
    expect(store.getState()).toMatchObject({
      typedSerchKey: 'پمپ آ',
      searchItems: [{ id: 'c-1' }],
      categoryType: 'Product',
    });
  });
  it.each([
    [3, 3],
    [0, 1],
    [1.5, 1],
    [Number.NaN, 1],
  ])('R-052 shows page %d of a supplier as %d', (requested, shown) => {
    const store = createSharedStore();
    store.showSupplierProducts(requested);
    expect(store.getState().SupplierProductPageNumber).toBe(shown);
  });
});

it('R-212 a selected category is one of the list', () => {
  const store = createProductStore<{ id: string; name: string }>();
  const [pump, valve] = [
    { id: 'c-1', name: 'پمپ' },
    { id: 'c-2', name: 'شیر' },
  ];
  store.setCategories([pump, valve]);
  store.selectCategory('c-2');
  expect(store.getState().selectedCategory).toBe(valve);
  store.setCategories([pump]);
  expect(store.getState().selectedCategory).toBeUndefined();
  store.selectCategory('c-9');
  expect(store.getState().selectedCategory).toBeUndefined();
});

it.each([
  ['#products', 'products'],
  ['#contact', 'contact'],
  ['', 'trust'],
  ['#elsewhere', 'trust'],
] as const)('R-213 the hash «%s» opens the section %s', (hash, section) => {
  const store = createSupplierStore();
  store.open('contact');
  store.openByHash(hash);
  expect(store.getState().openSection).toBe(section);
});

it('R-214 holds who is logged in for the frame of the profile, and forgets all of it at logout', () => {
  const store = createUserStore();
  const customer = {
    kind: 'Company',
    firstName: 'بهنام',
    lastName: 'رضایی',
    company: { name: 'نساجی رضا', nationalId: '14000000003' },
    roles: ['Consumer'],
    permissions: ['profile.edit'],
    completeness: 85,
  } as const;
  store.setCustomer(customer);
  store.setPicture({ url: '/files/1' });
  store.selectMenu('Addresses');
  store.selectAddress({ id: 'addr-1' });
  expect(store.getState()).toEqual({
    customerInfo: customer,
    profileInfo: {
      name: 'بهنام رضایی',
      companyName: 'نساجی رضا',
      completeness: 85,
      roles: ['Consumer'],
      permissions: ['profile.edit'],
    },
    profilePicture: { url: '/files/1' },
    selectedProfileMenu: 'Addresses',
    selectedAddress: { id: 'addr-1' },
  });
  store.setCustomer({ ...customer, kind: 'Person' });
  expect(store.getState().profileInfo?.companyName).toBeUndefined();
  store.setCustomer(undefined);
  expect(store.getState().profileInfo).toBeUndefined();
  store.logOut();
  expect(store.getState()).toEqual(createUserStore().getState());
});
