// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { videosMessages as texts } from '@/translations/videos';
import { pumpVideo, videosData } from './videos.fixtures';
import { type VideosData, VideosView } from './videos-view';

afterEach(cleanup);
const show = (change: Partial<VideosData> = {}) =>
  render(<VideosView data={{ ...videosData, ...change }} crumbs={[{ label: texts.title }]} />);

describe('VideosView', () => {
  it('links each video to the page that shows it, and says what it has', () => {
    show();
    const [first] = screen.getAllByRole('link', { name: 'راه‌اندازی پمپ سانتریفیوژ' });
    expect(first?.getAttribute('href')).toBe('/videos?v=v-1');
    expect(first?.getAttribute('data-action')).toBe('video');
    const item = first?.closest('article')?.textContent;
    for (const words of ['۴:۳۶', 'پمپ‌سازان خاورمیانه', 'زیرنویس', '۲ فصل']) expect(item).toContain(words);
    expect(screen.getAllByText(texts.withoutCaptions)).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(
      '۲۶ ویدئو از ۶ تأمین‌کننده، ۲۴ تا با زیرنویس و متن قابل جستجو',
    );
  });

  it('keeps the filter in every link of the head and of the pages', () => {
    show({ address: { ...videosData.address, term: 'پمپ', tag: 'نصب' } });
    const hrefOf = (name: RegExp) =>
      decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(hrefOf(/پربازدید/)).toBe('/videos?term=پمپ&tag=نصب&sort=watched');
    expect(hrefOf(/^همه$/)).toBe('/videos?term=پمپ');
    expect(hrefOf(/^۲$/)).toBe('/videos?term=پمپ&tag=نصب&pageNumber=2');
    expect(hrefOf(/کار با بازار/)).toBe('/videos?term=پمپ&tag=how-it-work');
    expect(screen.getByRole('link', { name: /^نصب/ }).getAttribute('aria-current')).toBe('true');
  });

  it('names the category it is narrowed to in its head, with the way out', () => {
    show({
      address: { ...videosData.address, categoryId: 'c-pumps', tag: 'نصب' },
      category: { state: 'ready', value: { name: 'پمپ' } },
    });
    const chip = screen.getByRole('link', { name: new RegExp(`^${texts.ofCategory('پمپ')}`) });
    expect(decodeURIComponent(chip.getAttribute('href') ?? '')).toBe('/videos?tag=نصب');
    expect(chip.closest('.u-videos-head')).toBeTruthy();
  });

  it('shows the video of the address without script, from its second, with its captions', () => {
    const html = renderToStaticMarkup(
      <VideosView
        data={{
          ...videosData,
          address: { ...videosData.address, videoId: 'v-1', second: 12 },
          open: {
            state: 'ready',
            value: {
              ...pumpVideo,
              sources: [{ url: '/media/videos/v-1-720.webm', mime: 'video/webm', height: 720 }],
            },
          },
        }}
        crumbs={[{ label: texts.title }]}
      />,
    );
    expect(html).toContain('<video controls=""');
    expect(html).toContain('src="/media/videos/v-1-720.webm#t=12"');
    expect(html).toContain('<track kind="captions" src="/media/captions/v-1.fa.vtt"');
  });

  it('offers no topic and no order of a list that could not be read, or is empty', () => {
    const { address } = videosData;
    const filters = () => [texts.tags, texts.sort].map((name) => screen.queryByRole('navigation', { name }));
    show({ list: { state: 'failed', kind: 'timeout' } });
    expect(filters()).toEqual([null, null]);
    cleanup();
    const empty = { items: [], totalCount: 0, pageNumber: 1, pageSize: 12 };
    show({ address: { ...address, term: 'زیردریایی' }, list: { state: 'ready', value: empty } });
    expect(filters()).toEqual([null, null]);
    expect(screen.getByText('برای «زیردریایی» ویدئویی نیست.')).toBeTruthy();
    cleanup();
    show({ address: { ...address, term: 'پمپ', tag: 'نصب' }, list: { state: 'ready', value: empty } });
    expect(screen.getByText(texts.emptyFilter)).toBeTruthy();
    expect(filters()[0]?.textContent).toContain('نصب');
  });

  it.each<[string, Partial<VideosData>, string]>([
    ['an unknown video', { open: { state: 'ready', value: undefined } }, texts.notFound],
    ['a video that could not be read', { open: { state: 'failed', kind: 'timeout' } }, texts.videoFailed],
  ])('says so of %s, and keeps the list', (_, change, sentence) => {
    show(change);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });
});
