// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ready } from '@/lib/data/query-result';
import { faqMessages as texts } from '@/translations/faq';
import { questionGroups } from './faq.fixtures';
import { FaqIsland } from './faq-island';
import { findInGroups, plainText, readFaqAddress, toSearchState } from './faq-model';
import { FaqView } from './faq-view';
import { markedHtml } from './matches/marked-html';

afterEach(() => {
  cleanup();
  location.hash = '';
});
Element.prototype.scrollIntoView = () => undefined;

function draw(query = '') {
  const address = readFaqAddress(new URLSearchParams(query));
  const found = findInGroups(questionGroups, address);
  return render(
    <FaqView
      groups={ready(questionGroups)}
      top={ready(questionGroups.flatMap(({ questions }) => questions))}
      term={address.term}
      found={found}
      crumbs={[]}
      siteUrl="https://bazaar.example"
      island={<FaqIsland start={toSearchState(address.term, found)} />}
    />,
  ).container;
}

const shown = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('[data-question]:not([hidden])')].map((row) => row.dataset.question);
const marked = (page: HTMLElement) => [...page.querySelectorAll('mark')].map((mark) => mark.textContent);
/** Counts beside the categories that are shown. */
const counts = (page: HTMLElement) =>
  [...page.querySelectorAll('nav li:not([hidden]) small')].map((count) => count.textContent);
const contents = (page: HTMLElement) => page.querySelector('[data-faq-group]')?.parentElement?.textContent;
const type = async (typed: string) => {
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: typed } });
  // The script for it comes with the first letter.
  await act(() => import('./matches/show-matches'));
};

it('R-530 R-533 filters while typing, marks the words, and leaves every text as it was', async () => {
  const page = draw();
  const before = contents(page);
  await type('پيش نويس');
  expect([shown(page), marked(page)]).toEqual([
    ['faq-orders-2'],
    ['پیش', 'پیش', 'نویس', 'پیش', 'پیش', 'نویس'],
  ]);
  expect(counts(page)).toEqual(['۱']);
  expect(screen.getByRole('status').textContent).toContain(texts.found('۱', 'پيش نويس'));
  expect(page.querySelector<HTMLElement>('[data-faq-top]')?.hidden).toBe(true);
  expect(page.querySelector<HTMLDetailsElement>('[data-question="faq-orders-2"] details')?.open).toBe(true);
  await type('');
  expect([shown(page).length, marked(page), contents(page)]).toEqual([4, [], before]);
  expect(counts(page)).toEqual(['۲', '۲']);
  expect(page.querySelectorAll('details[open]')).toHaveLength(0);
});

it('R-532 shows the repaired term, and by press only what was typed', async () => {
  const page = draw();
  await type('sefaresh');
  expect(shown(page)).toEqual(['faq-orders-1', 'faq-orders-2']);
  await act(async () => screen.getByRole('link', { name: /sefaresh/ }).click());
  expect(shown(page)).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('sefaresh');
});

it('without script the address gives the same', () => {
  const page = draw('term=sefaresh');
  expect(shown(page)).toEqual(['faq-orders-1', 'faq-orders-2']);
  expect(marked(page)).toEqual(['سفارش', 'سفارش']);
  cleanup();
  expect(shown(draw('term=sefaresh&exact=1'))).toEqual([]);
});

it('R-533 a closed question whose answer alone has the words shows where', async () => {
  const page = draw('term=ساعت');
  const excerpt = () =>
    [...page.querySelectorAll('[data-excerpt]')].map((line) => [
      line.textContent,
      line.querySelector('mark')?.textContent,
    ]);
  expect(excerpt()).toEqual([['تا پیش از انتشار. پیش‌نویس تا ۷۲ ساعت می‌ماند.', 'ساعت']]);
  await type('سفارش');
  expect(excerpt()).toEqual([]);
});

it('a search opens what it found: a few whole, of many the first; the next search closes them', async () => {
  const opened = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>('[data-question]:has([open])')].map((row) => row.dataset.question);
  const page = draw('term=ساعت');
  expect(opened(page)).toEqual(['faq-orders-2']);
  expect(page.querySelector('[data-answer] mark')?.textContent).toBe('ساعت');
  await type('کارمزد');
  expect(opened(page)).toEqual(['faq-payments-2']);
  await type('ار');
  expect([shown(page).length, opened(page)]).toEqual([4, ['faq-orders-1']]);
  expect(page.querySelector('[data-question="faq-payments-1"] [data-excerpt]')?.textContent).toContain(
    'کیف پول، کنار',
  );
});

it('an answer as words has no space where only a link ends, and one where a line does', () => {
  expect(
    plainText('<p>در <a href="/x">کیف پول</a>، کنار <b>DN</b>50.</p><ul><li>یک</li><li>دو</li></ul>'),
  ).toBe('در کیف پول، کنار DN50. یک دو');
});

it('without questions the way to ask stands in their place, and no empty list of categories', () => {
  const { container } = render(
    <FaqView
      groups={ready([])}
      top={ready([])}
      term=""
      crumbs={[]}
      siteUrl="https://bazaar.example"
      island={null}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([texts.ask]);
  expect(screen.queryByRole('navigation', { name: texts.categories })).toBeNull();
  expect(container.querySelector('.u-faq-rail')).toBeNull();
});

it('marks the texts of an answer, never its tags and entities', () => {
  expect(markedHtml('<a href="/amp">amp &amp; AMP</a>', ['amp'])).toBe(
    '<a href="/amp"><mark>amp</mark> &amp; <mark>AMP</mark></a>',
  );
});

it('counts beside a category what the search leaves of it', () => {
  expect(counts(draw())).toEqual(['۲', '۲']);
  cleanup();
  expect(counts(draw('term=پیش نویس'))).toEqual(['۱']);
});

it('opens the question of the address: the id stands inside what is folded', async () => {
  location.hash = '#q-faq-payments-1';
  const page = draw();
  const details = page.querySelector<HTMLDetailsElement>('[data-question="faq-payments-1"] details');
  expect([
    details?.open,
    details?.querySelector('summary')?.contains(page.querySelector(location.hash)),
  ]).toEqual([true, false]);
});

it('keeps its questions when the address ends in the middle of an escape', () => {
  location.hash = '#50%';
  expect(shown(draw())).toHaveLength(4);
});

it('R-534 «پاسخم را نگرفتم» carries the question, else what was searched', async () => {
  const page = draw();
  await type('هواپیما');
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-unanswered]')];
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
  const followed = (link: HTMLAnchorElement | undefined) => {
    link?.click();
    return Object.fromEntries(new URL(link?.href ?? '').searchParams);
  };
  const text = texts.searched('هواپیما');
  expect(followed(links[0])).toEqual({ type: 'Question', text, from: '/faq' });
  expect(followed(links[1])).toMatchObject({ subject: 'چگونه سفارش مستقیم ثبت کنم؟', text });
});

it('a failed list keeps the most read questions and the way to ask', () => {
  const { container } = render(
    <FaqView
      groups={{ state: 'failed', kind: 'service' }}
      top={ready([{ id: 'a', question: 'چگونه؟' }])}
      term=""
      crumbs={[]}
      siteUrl="https://bazaar.example"
      island={null}
    />,
  );
  expect(screen.getByRole('alert').textContent).toContain(texts.failedTitle);
  expect(container.querySelector('[data-faq-top] a')?.getAttribute('href')).toBe('/faq#q-a');
  expect(screen.getByRole('link', { name: texts.unanswered })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: texts.categories })).toBeNull();
});
