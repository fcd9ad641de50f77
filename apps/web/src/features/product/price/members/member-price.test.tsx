// @vitest-environment jsdom
import {
  getGetSupplierProductCatalogMockHandler as answering,
  getGetSupplierProductCatalogMockHandlerDefault as failing,
} from '@bazaar/api/mocks/supplier-products';
import type { PriceLoginToSee } from '@bazaar/api/model';
import { getGetSupplierProductCatalogUrl } from '@bazaar/api/supplier-products';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { productData, shownProduct } from '@/features/product/product.fixtures';
import { ProductPageView } from '@/features/product/product-view';
import { appStore } from '@/lib/session/app-state';
import { mockServer } from '@/testing/mock-server';
import { retryOfStory } from '@/testing/retry-of-story';
import { memberPriceMessages, priceNoteMessages, productMessages as texts } from '@/translations/product';

const backend = mockServer();
const hidden: PriceLoginToSee = { kind: 'LoginToSee', perUnitId: 'tu-piece', vatIncluded: true };
const product = (price: PriceLoginToSee) => ({ ...shownProduct, price });
const priced = answering(product({ ...hidden, amountRial: 1_500_000 }));
const draw = () =>
  render(
    <ProductPageView
      data={{ ...productData, product: product(hidden) }}
      actions={undefined}
      retry={retryOfStory}
    />,
  );
const logIn = (sub = 'u-1') =>
  act(() => appStore.start(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600, sub }), Date.now()));
const settled = () => act(() => backend.settled());
const aside = () => within(screen.getByRole('complementary'));
const bar = () => {
  const element = document.querySelector<HTMLElement>('.u-action-bar');
  if (element === null) throw new Error('no bar');
  return within(element);
};
const isLogin = (link: HTMLElement) => link.getAttribute('href')?.startsWith('/users/login') === true;
const loginLinks = () => screen.queryAllByRole('link').filter(isLogin);

afterEach(() => {
  cleanup();
  act(() => appStore.logOut());
});

it('makes no call for an anonymous visitor, who is led to the login', async () => {
  draw();
  await settled();
  expect(backend.requests).toEqual([]);
  expect(aside().getByText('قیمت پس از ورود')).toBeTruthy();
  expect(loginLinks()).toHaveLength(2);
});

it('R-072 shows a member the price in panel and bar, read once, and the request in place of the login', async () => {
  backend.use(priced);
  draw();
  logIn();
  await settled();
  expect(aside().getByText('۱۵۰٬۰۰۰')).toBeTruthy();
  expect(aside().getByText('هر عدد')).toBeTruthy();
  expect(aside().getByText(texts.request).getAttribute('data-payload')).toContain(shownProduct.id);
  expect(bar().getByText('۱۵۰٬۰۰۰')).toBeTruthy();
  const panelRequest = document.getElementById(bar().getByText(texts.request).dataset.payloadOf ?? '');
  expect(panelRequest?.dataset.payload).toContain(shownProduct.id);
  expect(loginLinks()).toEqual([]);
  expect(screen.queryByText(priceNoteMessages.loginToSee)).toBeNull();
  expect(backend.requests.map(({ path }) => path)).toEqual([
    getGetSupplierProductCatalogUrl(shownProduct.id),
  ]);
});

it('says while it reads that it does, and offers no login meanwhile', async () => {
  backend.use(answering(() => new Promise<never>(() => undefined)));
  draw();
  logIn();
  await act(() => backend.settled(1));
  expect(aside().getByRole('status').textContent).toBe(memberPriceMessages.loading);
  expect(aside().getByText(texts.request)).toBeTruthy();
  expect(loginLinks()).toEqual([]);
});

it('shows what failed, and reads again when pressed', async () => {
  backend.use(failing());
  draw();
  logIn();
  await settled();
  expect(aside().getByText(memberPriceMessages.failed)).toBeTruthy();
  expect(bar().getByText(memberPriceMessages.failed)).toBeTruthy();
  backend.use(priced);
  fireEvent.click(screen.getByRole('button', { name: /تلاش دوباره/ }));
  await settled();
  expect(aside().getByText('۱۵۰٬۰۰۰')).toBeTruthy();
  expect(bar().getByText('۱۵۰٬۰۰۰')).toBeTruthy();
});

it('leads to the login again where the session has ended', async () => {
  backend.use(
    http.get(`*${getGetSupplierProductCatalogUrl(shownProduct.id)}`, () =>
      HttpResponse.json({ code: 'unauthorized' }, { status: 401 }),
    ),
  );
  draw();
  logIn();
  await settled();
  expect(loginLinks()).toHaveLength(2);
});

it('leads to the login again where the catalogue told no amount', async () => {
  backend.use(answering(product(hidden)));
  draw();
  logIn();
  await settled();
  expect(backend.requests).toHaveLength(1);
  expect(loginLinks()).toHaveLength(2);
});

it('forgets the price with the session', async () => {
  backend.use(priced);
  draw();
  logIn();
  await settled();
  act(() => appStore.logOut());
  expect(screen.queryByText('۱۵۰٬۰۰۰')).toBeNull();
  backend.use(answering(product({ ...hidden, amountRial: 20 })));
  logIn();
  await settled();
  expect(aside().getByText('۲')).toBeTruthy();
});

it('reads again for another person, whose login follows in the same page', async () => {
  backend.use(priced);
  draw();
  logIn();
  await settled();
  backend.use(answering(product({ ...hidden, amountRial: 20 })));
  logIn('u-2');
  await settled();
  expect(screen.queryByText('۱۵۰٬۰۰۰')).toBeNull();
  expect(aside().getByText('۲')).toBeTruthy();
});

it('keeps the number of blocks of the panel, which its layout counts', async () => {
  const blocks = () => document.querySelectorAll('.u-product-aside > .u-card > *').length;
  backend.use(priced);
  draw();
  const before = blocks();
  logIn();
  await settled();
  expect(aside().getByText('۱۵۰٬۰۰۰')).toBeTruthy();
  expect(blocks()).toBe(before);
});
