// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentsMessages as texts } from '@/translations/contents';
import { contentsData, ofCategory } from './contents.fixtures';
import type { ContentsData } from './contents-data';
import { ContentsView } from './contents-view';

afterEach(cleanup);

const none: ContentsData['list'] = { state: 'ready', value: { items: [], totalCount: 0 } };
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('a list of contents', () => {
  it('says how many there are, links each and keeps the choices in further pages', () => {
    const address = { pageNumber: 1, sort: 'read', label: 'پمپ' } as const;
    render(<ContentsView data={{ ...contentsData, address }} />);
    expect(screen.getByRole('status').textContent).toBe('۵۲ مطلب');
    expect(hrefs()).toContain(
      '/contents/pg-2/تشخیص-بلبرینگ-اصل'.replace(
        'تشخیص-بلبرینگ-اصل',
        encodeURIComponent('تشخیص-بلبرینگ-اصل'),
      ),
    );
    expect(hrefs()).toContain(
      `${contentsData.path}?${new URLSearchParams({ label: 'پمپ', sort: 'read', pageNumber: '2' })}`,
    );
  });

  it('names the kind of a content where the page does not', () => {
    const kinds = () => document.querySelectorAll('.kind').length;
    render(<ContentsView data={contentsData} />);
    expect(kinds()).toBe(3);
    cleanup();
    const items = contentsData.list.state === 'ready' ? contentsData.list.value.items : [];
    const typeId = items[0]?.contentTypeId;
    render(<ContentsView data={{ ...contentsData, address: { ...contentsData.address, typeId } }} />);
    expect(kinds()).toBe(0);
  });

  it('of a category names it over what else there is of it', () => {
    render(<ContentsView data={ofCategory} />);
    const around = screen.getByRole('navigation', { name: ofCategory.around?.title ?? '' });
    expect(around.querySelectorAll('a')).toHaveLength(4);
  });

  it('leads on from a list of one or two, and not from a longer one or a chosen label', () => {
    const items = contentsData.list.state === 'ready' ? contentsData.list.value.items.slice(0, 1) : [];
    const short: ContentsData = {
      ...contentsData,
      list: { state: 'ready', value: { items, totalCount: 1 } },
    };
    render(<ContentsView data={short} />);
    expect(screen.getByRole('navigation', { name: texts.onward }).querySelector('a')).toBeTruthy();
    cleanup();
    render(<ContentsView data={{ ...short, address: { ...short.address, label: 'پمپ' } }} />);
    expect(screen.queryByRole('navigation', { name: texts.onward })).toBeNull();
    cleanup();
    render(<ContentsView data={contentsData} />);
    expect(screen.queryByRole('navigation', { name: texts.onward })).toBeNull();
  });

  it('R-522 names where to go on from an empty one', () => {
    render(<ContentsView data={{ ...contentsData, list: none }} />);
    expect(screen.getByText(texts.emptyType)).toBeTruthy();
    expect(hrefs()).toContain('/contents/ct-news');
    cleanup();
    render(
      <ContentsView
        data={{ ...contentsData, address: { ...contentsData.address, label: 'شیر' }, list: none }}
      />,
    );
    expect(screen.getByText(texts.emptyChoice)).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.all }).getAttribute('href')).toBe(contentsData.path);
    const chip = screen.getByRole('list', { name: texts.chosen }).querySelector('a');
    expect(chip?.textContent).toBe(`${texts.chosenLabel} شیر${texts.removeChoice}`);
    expect(chip?.getAttribute('href')).toBe(contentsData.path);
    cleanup();
    const past: ContentsData['list'] = { state: 'ready', value: { items: [], totalCount: 52 } };
    render(
      <ContentsView
        data={{ ...contentsData, address: { ...contentsData.address, pageNumber: 9 }, list: past }}
      />,
    );
    expect(screen.getByRole('link', { name: texts.firstPage }).getAttribute('href')).toBe(contentsData.path);
  });

  it('keeps the choices when it cannot be read, and tries again at its own address', () => {
    const address = { pageNumber: 2, sort: 'newest' } as const;
    render(<ContentsView data={{ ...contentsData, address, list: { state: 'failed', kind: 'timeout' } }} />);
    expect(screen.getByRole('alert').textContent).toContain(texts.failedTitle);
    expect(screen.getByRole('link', { name: texts.retry }).getAttribute('href')).toBe(
      `${contentsData.path}?pageNumber=2`,
    );
    expect(screen.getByRole('navigation', { name: texts.types })).toBeTruthy();
  });
});
