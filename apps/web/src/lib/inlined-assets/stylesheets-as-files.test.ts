// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { exchangeSheets } from './stylesheets-as-files';

afterEach(() => {
  document.head.innerHTML = '';
});
const tags = () =>
  [...document.head.children].map((element) => `${element.localName} ${element.getAttribute('href') ?? ''}`);

it('replaces each inlined stylesheet with its file once loaded', () => {
  document.head.innerHTML =
    '<style data-precedence="next" data-href="/core.css">a{}</style><style data-precedence="next" data-href="/list.css">b{}</style>';
  exchangeSheets();
  const [core, list] = document.querySelectorAll('link');
  expect(tags()).toEqual(['style ', 'link /core.css', 'style ', 'link /list.css']);
  expect(core?.dataset.precedence).toBe('next');
  core?.dispatchEvent(new Event('load'));
  list?.dispatchEvent(new Event('error'));
  expect(tags()).toEqual(['link /core.css', 'style ']);
});
