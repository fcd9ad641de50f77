// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { addStylesheetFiles } from './stylesheets-as-files';

afterEach(() => {
  document.head.innerHTML = '';
});
const tags = () =>
  [...document.head.children].map((element) => `${element.localName} ${element.getAttribute('href') ?? ''}`);

it('adds the file of each inlined stylesheet, which applies nothing', () => {
  document.head.innerHTML =
    '<style data-precedence="next" data-href="/core.css">a{}</style><style data-precedence="next" data-href="/list.css">b{}</style>';
  addStylesheetFiles();
  const [core, list] = document.querySelectorAll('link');
  expect(tags()).toEqual(['style ', 'link /core.css', 'style ', 'link /list.css']);
  expect([core?.dataset.precedence, core?.media]).toEqual(['next', 'not all']);
  core?.dispatchEvent(new Event('load'));
  list?.dispatchEvent(new Event('error'));
  expect(tags()).toEqual(['style ', 'link /core.css', 'style ']);
});
