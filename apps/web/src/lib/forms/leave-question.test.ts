// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { listenForLeaving, type RequestedLeave } from './leave-question';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function put(href: string, attributes: Readonly<Record<string, string>> = {}) {
  const link = document.createElement('a');
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  const followed = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  return { link, followed };
}

function closePage(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('asks once before a link leaves, then follows it and does not ask again', () => {
  const requested: RequestedLeave[] = [];
  stop = listenForLeaving((question) => requested.push(question));
  const { link, followed } = put('/suppliers/x');
  expect(closePage()).toBe(true);
  link.click();
  expect(requested).toHaveLength(1);
  expect(followed).not.toHaveBeenCalled();
  requested[0]?.leave();
  expect(followed).toHaveBeenCalledTimes(1);
  link.click();
  expect(requested).toHaveLength(1);
  expect(closePage()).toBe(false);
});

it.each([
  ['a place in the page', `${location.pathname}#main`, {}, {}],
  ['another tab', '/suppliers/x', { target: '_blank' }, {}],
  ['a download', '/files/x', { download: '' }, {}],
  ['a press for the browser', '/suppliers/x', {}, { ctrlKey: true }],
])('does not ask for %s', (_, href, attributes, keys) => {
  const onAsk = vi.fn();
  stop = listenForLeaving(onAsk);
  const { link, followed } = put(href, attributes);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  expect(onAsk).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledTimes(1);
});

it('does not ask after the text is sent', () => {
  const onAsk = vi.fn();
  listenForLeaving(onAsk)();
  put('/suppliers/x').link.click();
  expect(onAsk).not.toHaveBeenCalled();
  expect(closePage()).toBe(false);
});
