// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { appStore } from '@/lib/session/app-state';
import { SectionTabs } from './section-tabs';

const tabs = ['trust', 'products', 'contact'].map((section) => ({ href: `#${section}`, label: section }));
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map(({ textContent }) => textContent);
const open = (address: string) => {
  history.replaceState(null, '', address);
  render(<SectionTabs label="بخش‌ها" tabs={tabs} />);
};

afterEach(cleanup);

it.each([
  ['/supplier/s-1', 'trust', 1],
  ['/supplier/s-1#contact', 'contact', 1],
  ['/supplier/s-1?pageNumber=3#products', 'products', 3],
  ['/supplier/s-1?pageNumber=3', 'products', 3],
  ['/supplier/s-1?pageNumber=3#trust', 'trust', 3],
  ['/supplier/s-1?pageNumber=x', 'trust', 1],
])('R-213 at %s the section %s is open, with page %d of the products', (address, section, pageNumber) => {
  open(address);
  expect(current()).toEqual([section]);
  expect(appStore.getState().SupplierProductPageNumber).toBe(pageNumber);
});

it('R-213 follows the hash while the page stays', () => {
  open('/supplier/s-1');
  history.replaceState(null, '', '#contact');
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(current()).toEqual(['contact']);
});
