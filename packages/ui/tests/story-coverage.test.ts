import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type BookOfStories, markupOf, readBook } from './story-book.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const wanted = ['Default', 'Playground', 'LongText', 'MixedDirection', 'Narrow'];
const operable =
  /<(a [^>]*href|button|input|select|textarea|summary|video|iframe)\b|tabindex="0"|role="(slider|tab)"/;

const books = await Promise.all(
  globSync('**/*.stories.tsx', { cwd: root })
    .sort()
    .map((path) => readBook(root, path)),
);
const parts = books.filter(({ title }) => /^(Components|Patterns)\//.test(title));
/** An overlay is empty until it is opened; whatever its content, it can be closed. */
const isOperable = (book: BookOfStories) =>
  book.title.startsWith('Components/Overlays/') || markupOf(book).some((markup) => operable.test(markup));
const operated = parts.filter(isOperable);
const named = (list: readonly BookOfStories[]) => list.map(({ path }) => path);

describe('the stories of the design system', () => {
  it('are read', () => {
    expect(parts.length).toBeGreaterThan(90);
  });

  it('are there for every component', () => {
    const told = new Set(books.map(({ path }) => dirname(path)));
    const folders = globSync(['*/*.tsx', 'patterns/*/*.tsx'], { cwd: root })
      .filter((path) => !/^(fonts|generated|story-parts|style|theme|patterns\/[^/]+\.tsx)/.test(path))
      .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
      .map(dirname);
    const missingStories = [...new Set(folders)].filter((folder) => !told.has(folder));
    expect(missingStories.sort()).toEqual(Object.keys(shownElsewhere));
  });

  it.each(wanted)('have %s, or say why it has no meaning', (name) => {
    const without = parts.filter(
      ({ stories, meta }) => !(name in stories) && !meta.parameters?.without?.[name],
    );
    expect(named(without)).toEqual([]);
  });

  it('leave out nothing that is there', () => {
    const both = parts.filter(({ stories, meta }) =>
      Object.keys(meta.parameters?.without ?? {}).some((name) => name in stories || !wanted.includes(name)),
    );
    expect(named(both)).toEqual([]);
  });

  it('say when to use the component and when not', () => {
    const silent = parts.filter(
      ({ docblock }) =>
        !/\bUse (it|them)\b/.test(docblock) ||
        !/\bNot (as|at|before|beside|by|for|from|in|inside|on|once|to|when|where)\b/.test(docblock),
    );
    expect(named(silent)).toEqual([]);
  });

  it('show the keyboard of what can be operated as a table', () => {
    const without = operated.filter((book) => !/^\| Key \| .+ \|\n\|---\|---\|\n\| /.test(keyboardOf(book)));
    expect(named(without)).toEqual([]);
  });

  it('operate everything interactive by keyboard only', () => {
    const without = operated.filter(
      (book) => !Object.values(book.stories).some(({ play }) => play?.isByKeyboard),
    );
    expect(named(without)).toEqual([]);
  });
});

const keyboardOf = ({ meta }: BookOfStories) => meta.parameters?.docs?.description?.component ?? '';

/** Parts shown in the stories of another component, because they have no meaning without it. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'field-group': 'the frame of the fields; in their stories',
  'marked-text': 'the marks in the rows of search suggestions',
  'patterns/account-overview': 'bands of one page, in Screens/Account/Account home',
  'patterns/account-page': 'the profile layout, in the stories of Layouts',
  'patterns/code-boxes': 'the boxes of OneTimeCodeField, in its stories',
  'patterns/company-page': 'parts of one page, in Screens/Account/Companies',
  'patterns/empty-icons': 'icons without markup, in the empty states of the screens',
  'patterns/faq-list': 'parts of one page, in Screens/Help/Questions',
  'patterns/feedback-page': 'parts of one page, in Screens/Help/Feedback',
  'patterns/help-article': 'parts of one page, in Screens/Help/Help article and Screens/Help/How it works',
  'patterns/help-mark': 'the mark in the frame, in Screens/System/Frame',
  'patterns/help-sheet': 'the side sheet of the help, in Screens/Help/Help sheet',
  'patterns/home': 'bands of one page, in Screens/Home/Home page',
  'patterns/list-layout': 'where filters and results stand, in Screens/Search and lists/Catalogue list',
  'patterns/login-sheet': 'steps of one page, in Screens/Account/Login',
  'patterns/notice-list': 'the notices of the bell, in Screens/Account/Notices',
  'patterns/own-comments': 'a person’s threads of one page, in Screens/Account/Comments',
  'patterns/product-detail': 'bands of one page, in Screens/Products/Product',
  'patterns/profile-section-icons': 'drawings of the profile menu; in the stories of its frame',
  'patterns/record-parts': 'parts of two pages, in Screens/Products/Product and Screens/Suppliers/Supplier',
  'patterns/section-band': 'a titled band, in Screens/Home/Home page and Screens/Products/Product',
  'patterns/site-icons': 'drawings of the header; in its stories',
  'patterns/trade-list': 'rows of one page, in Screens/Trade/Trade requests',
  'patterns/trade-page': 'parts of one page, in Screens/Trade/Trade request',
  'patterns/trade-paper': 'the sheet of one page, in Screens/Trade/Trade report',
  'patterns/transient-message': 'the drawing of Toast, in its stories',
  'patterns/videos-head': 'the head of the page of videos, in Screens/Help/Videos',
  'patterns/visitor-chart': 'what stands around a chart of visits, in Screens/Account/Visits',
};
