// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  readFlightScripts,
  SHARED_ATTRIBUTE,
  SHARED_MARKUP_SCRIPT,
  SHARED_ROW,
  withDoubleQuotes,
  withSingleQuotes,
  writeFlightScript,
} from './flight-scripts';
import { isFrameworkScript } from './inline-scripts';

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  document.body.replaceChildren();
});

it('reads the data of a page from its scripts and writes them as one', () => {
  const data = ['1:"a\n</script>"', '\n0:"$1"\n'];
  const html = `<p></p>${START}${data.map(writeFlightScript).join('')}</body>`;
  expect(readFlightScripts(html)).toEqual({
    markup: '<p></p>',
    start: START,
    data: data.join(''),
    rest: '</body>',
  });
});

it.each([
  ['without data', '<p></p>'],
  ['with data elsewhere', `${START}${writeFlightScript('0:1\n')}<p></p>${writeFlightScript('1:1\n')}`],
  ['with nothing in the queue', `<p></p>${START}`],
])('reads nothing from a page %s', (_name, html) => {
  expect(readFlightScripts(html)).toBeUndefined();
});

describe('data in single quotes', () => {
  const texts = [
    '1:["$","p",null,{"children":"it\'s \\"q\\" \\\\ \\n"}]\n',
    '2:\'\\\\\'\n3:""\n',
    '4:"</script><b>ب\u2028"\n',
  ];
  const html = `<p title="a">'x'</p>${START}${texts.map(writeFlightScript).join('')}</body>`;
  const scripts = (page: string) =>
    [...page.matchAll(/<script>(self\..*?)<\/script>/gs)].map(([, body = '']) => body);

  it('are the same to a browser, and shorter', () => {
    const page = withSingleQuotes(html);
    const queue: [number, string][] = [];
    vi.stubGlobal('__next_f', queue);
    for (const body of scripts(page)) new Function(body)();
    expect(queue.map(([, text]) => text)).toEqual(texts);
    expect(page.length).toBeLessThan(html.length);
    expect(page.startsWith(`<p title="a">'x'</p>${START}<script>self.__next_f.push([1,'1:`)).toBe(true);
    expect(page.slice(page.indexOf(START) + START.length)).not.toContain('<b>');
  });
  it('are the same data to the policy, which names nothing but data', () => {
    for (const body of scripts(withSingleQuotes(html))) expect(isFrameworkScript(body)).toBe(true);
    for (const pushed of ["[1,'a',alert(1)]", "[1,'a'+alert(1)+'b']", "[1,'a\\\\'+alert(1)+'']"]) {
      expect(isFrameworkScript(`self.__next_f.push(${pushed})`)).toBe(false);
      expect(withDoubleQuotes(pushed)).toBe(pushed);
    }
  });
  it('stay as they are in a page that has them already', () => {
    expect(withSingleQuotes(withSingleQuotes(html))).toBe(withSingleQuotes(html));
  });
});

it('the script hands over what stands inside the marked elements', () => {
  document.body.innerHTML = `<p ${SHARED_ATTRIBUTE}="0">$ ۵ <b>"ب"</b></p><p>other</p><i ${SHARED_ATTRIBUTE}="7">c</i>`;
  const queue: [number, string][] = [];
  vi.stubGlobal('__next_f', queue);
  new Function(SHARED_MARKUP_SCRIPT)();
  const [[kind, row] = [0, '']] = queue;
  expect([kind, row.slice(0, 6), row.at(-1)]).toEqual([1, `${SHARED_ROW}:`, '\n']);
  expect(JSON.parse(row.slice(6))).toEqual({ 0: '$$ ۵ <b>"ب"</b>', 7: 'c' });
});

it('React leaves the inside of such an element alone, and clears it for the next page', async () => {
  document.body.innerHTML = '<div><p>یک<b>دو</b></p></div>';
  const inside = document.querySelector('b');
  const root = document.querySelector('div') as HTMLElement;
  const page = await act(async () =>
    hydrateRoot(root, <p dangerouslySetInnerHTML={{ __html: 'یک<b>دو</b>' }} />),
  );
  expect(document.querySelector('b')).toBe(inside);
  await act(async () => page.render(<p>سه</p>));
  expect(root.innerHTML).toBe('<p>سه</p>');
  await act(async () => page.render(<p dangerouslySetInnerHTML={{ __html: 'چهار' }} />));
  expect(root.innerHTML).toBe('<p>چهار</p>');
  await act(async () => page.unmount());
  const fresh = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(fresh).render(<p dangerouslySetInnerHTML={{ __html: '<b>پنج</b>' }} />));
  expect(fresh.innerHTML).toBe('<p><b>پنج</b></p>');
});
