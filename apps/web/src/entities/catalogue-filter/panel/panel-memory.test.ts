// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { FORM_ID, PANEL_ID } from '@/entities/catalogue-filter/address/list-ids';
import { keepBehindInert, rememberPanel, restorePanel } from './panel-memory';

const list = (count: string) => `
  <div id="${PANEL_ID}"><form id="${FORM_ID}"></form></div>
  <p role="status" data-results-count><b>${count}</b> محصول</p>`;
const main = () => document.querySelector('main') as HTMLElement;
const said = () => document.querySelector('[data-announcer]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<div aria-live="polite"><span data-announcer></span></div><main>${list('۱۳۶')}</main>`;
  // jsdom has no popovers.
  Object.defineProperty(HTMLElement.prototype, 'matches', {
    configurable: true,
    value(this: Element, selector: string) {
      return selector !== ':popover-open' && Element.prototype.matches.call(this, selector);
    },
  });
});

it('reads out the count of a list that came in the place of another one, once', () => {
  rememberPanel();
  main().innerHTML = list('۲۷');
  restorePanel();
  expect(said()).toBe('۲۷ محصول');
  main().innerHTML = list('۲');
  restorePanel();
  expect(said()).toBe('۲۷ محصول');
});

it('leaves it to a count that stayed to be read out itself', () => {
  rememberPanel();
  const count = main().querySelector('[data-results-count]');
  if (count) count.innerHTML = '<b>۲۷</b> محصول';
  restorePanel();
  expect(said()).toBe('');
});

it('reads out a count that an open sheet makes inert', () => {
  rememberPanel();
  main().querySelector('[data-results-count]')?.toggleAttribute('inert', true);
  restorePanel();
  expect(said()).toBe('۱۳۶ محصول');
});

it('keeps what reads out beside an open sheet', () => {
  const stop = keepBehindInert();
  const opened = Object.assign(new Event('toggle'), { newState: 'open' });
  document.getElementById(PANEL_ID)?.dispatchEvent(opened);
  expect(main().querySelector('[data-results-count]')?.hasAttribute('inert')).toBe(true);
  expect(document.querySelector('[aria-live]')?.hasAttribute('inert')).toBe(false);
  stop();
  expect(document.querySelectorAll('[inert]')).toHaveLength(0);
});
