// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { helpMessages as texts } from '@/translations/help';
import { helpItem } from './help.fixtures';
import { HelpIndexView } from './help-index-view';
import { toHelpData } from './help-model';
import { HelpView } from './help-view';
import { showHelpMatches } from './show-help-matches';

afterEach(cleanup);

it('shows the steps in their order with their pictures, videos and further help', () => {
  render(<HelpView data={toHelpData(helpItem, helpItem.bodyHtml)} crumbs={[]} />);
  const steps = within(screen.getByRole('list', { name: texts.steps })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(
    helpItem.steps.map(({ title }) => title),
  );
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    texts.step('فیلتر عددی'),
    texts.step('ستون‌ها و مرتب‌سازی'),
  ]);
  expect(screen.getByRole('link', { name: /فیلتر فنی در پنج دقیقه/ }).getAttribute('href')).toBe(
    '/videos?v=v-5',
  );
  expect(screen.getByRole('link', { name: new RegExp(`^${texts.names.compare}`) }).getAttribute('href')).toBe(
    '/help/compare',
  );
  expect(screen.getByRole('link', { name: texts.faq }).getAttribute('href')).toBe('/faq');
});

it('the index links to the help of every screen the catalogue has one for', () => {
  const seed = join(import.meta.dirname, '../../../../sandbox/src/seed/knowledge/');
  const ids = globSync('help-*.ts', { cwd: seed }).flatMap((file) =>
    [...readFileSync(seed + file, 'utf8').matchAll(/^ {4}id: '([\w-]+)'/gm)].map(([, id = '']) => id),
  );
  expect(ids.length).toBeGreaterThan(30);
  render(<HelpIndexView text={undefined} crumbs={[]} />);
  const linked = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '');
  expect(linked.toSorted()).toEqual(ids.toSorted());
});

it('a text that cannot be read is told in one line above the list, which works without it', () => {
  render(<HelpIndexView text="failed" crumbs={[]} />);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('link', { name: texts.text.retry }).getAttribute('href')).toBe('/help');
  const group = document.querySelector('[data-help-group]');
  expect(group && alert.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(alert.closest('[data-page-only]')).not.toBeNull();
});

it('a help without steps leads on in their place, and has nothing beside it', () => {
  const data = toHelpData({ ...helpItem, steps: [], videos: [], relatedIds: [] }, helpItem.bodyHtml);
  const { container } = render(<HelpView data={data} crumbs={[]} />);
  const panel = screen.getByRole('status');
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/faq', '/feedback']);
  expect(container.querySelector('.u-help-aside')).toBeNull();
});

it('R-530 a search leaves the help in which its words occur, and groups that have any', () => {
  render(<HelpIndexView text={undefined} crumbs={[]} />);
  expect(showHelpMatches('كيف پول')).toEqual({ term: 'كيف پول', count: 1 });
  const shown = () => [...document.querySelectorAll('[data-help-group]:not([hidden]) li:not([hidden]) a')];
  expect(shown().map((link) => link.getAttribute('href'))).toEqual(['/help/wallet']);
  expect(showHelpMatches('زرافه')).toEqual({ term: 'زرافه', count: 0 });
  expect(shown()).toEqual([]);
  expect(showHelpMatches('')).toBeUndefined();
  expect(shown().length).toBeGreaterThan(30);
});
