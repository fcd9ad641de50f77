import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ownIds } from '../src/story-parts/own-ids.ts';
import { type BookOfStories, markupOfStory, readBook } from './story-book.ts';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const books = await Promise.all(
  globSync('**/*.stories.tsx', { cwd: root })
    .sort()
    .map((path) => readBook(root, path)),
);
const parts = books.filter(({ title }) => /^(Components|Patterns)\//.test(title));

/** Names of the stories in the order they were written, each with its source. */
function writtenStories({ path }: BookOfStories): [name: string, source: string][] {
  const pieces = readFileSync(root + path, 'utf8').split(/^(?=export const \w+: Story)/m);
  return pieces.slice(1).map((piece) => [/^export const (\w+)/.exec(piece)?.[1] ?? '', piece]);
}

const tagsOf = ({ meta, stories }: BookOfStories, name: string) => [
  ...(meta.tags ?? []),
  ...(stories[name]?.tags ?? []),
];
const isOnPage = (book: BookOfStories, name: string) => !tagsOf(book, name).includes('!autodocs');
const isFramed = (book: BookOfStories, name: string) => tagsOf(book, name).includes('framed');

/** Returns `path: name` of every story on a page that breaks a rule. */
const storiesThat = (breakRule: (book: BookOfStories, name: string, source: string) => boolean) =>
  parts.flatMap((book) =>
    writtenStories(book)
      .filter(([name, source]) => isOnPage(book, name) && breakRule(book, name, source))
      .map(([name]) => `${book.path}: ${name}`),
  );

describe('the pages of the design system', () => {
  it('are read', () => {
    expect(parts.length).toBeGreaterThan(120);
  });

  it('have titles of one kind: group, family, name in plain words', () => {
    const odd = parts.filter(
      ({ title }) => !/^(Components|Patterns)\/[A-Z][a-z ]+\/[A-Z][a-z -]+$/.test(title),
    );
    expect(odd.map(({ title }) => title)).toEqual([]);
    const names = parts.map(({ title }) => title.split('/').at(-1));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('lead with the default', () => {
    const others = parts.filter((book) => writtenStories(book)[0]?.[0] !== 'Default');
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('leave out what only tests the keyboard, unless it shows something opened', () => {
    expect(
      storiesThat((book, name) => Boolean(book.stories[name]?.play?.isByKeyboard) && !isFramed(book, name)),
    ).toEqual([]);
  });

  it('show what is operated opened, in a frame of its own', () => {
    const operates =
      /play: (open|opened|focus|Open\.play),|\b(userEvent\.(click|type|hover|paste)|press|fireEvent)\(|\.click\(\)/;
    const allowed = /selectOptions/;
    expect(
      storiesThat(
        (book, name, source) => operates.test(source) && !allowed.test(source) && !isFramed(book, name),
      ),
    ).toEqual([]);
  });

  it('have a playground that is no copy of the default', () => {
    const copies = parts.filter(({ stories: { Default, Playground } }) => {
      if (!Playground) return false;
      const own = {
        args: Playground.args ?? {},
        decorators: Playground.decorators,
        render: Playground.render,
      };
      const first = { args: Default?.args ?? {}, decorators: Default?.decorators, render: Default?.render };
      return (
        JSON.stringify(own.args) === JSON.stringify(first.args) &&
        own.decorators === first.decorators &&
        own.render === first.render
      );
    });
    expect(copies.map(({ path }) => path)).toEqual([]);
  });

  it('repeat no id', () => {
    const repeated = parts.flatMap((book) => {
      const inline = writtenStories(book).filter(([name]) => isOnPage(book, name) && !isFramed(book, name));
      const ids = inline.flatMap(([name]) => {
        const markup = markupOfStory(book, name, (args) => ownIds(args, name));
        return [...new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))];
      });
      // React numbers the ids of its own by page.
      const again = ids.filter((id, place) => !/^_[rR]_/.test(id) && ids.indexOf(id) !== place);
      return again.length > 0 ? [`${book.path}: ${[...new Set(again)]}`] : [];
    });
    expect(repeated).toEqual([]);
  });
});
