// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { video } from '@/testing/supplier-fixtures';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { readPosition, storePosition } from '../watched-positions';
import { PlayingVideo, type PlayingVideoProps } from './playing-video';

const captions = [
  'WEBVTT',
  '',
  '00:00.000 --> 00:08.000',
  'شفت را پاک کنید.',
  '',
  '00:08.000 --> 00:16.000',
  'بلبرینگ را گرم کنید.',
].join('\n');
const shown = {
  ...video,
  durationSeconds: 40,
  sources: [720, 360].map((height) => ({
    url: `/media/videos/v-1-${height}.webm`,
    mime: 'video/webm',
    height,
  })),
  captions: [{ lang: 'fa', url: '/media/captions/v-1.fa.vtt' }],
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.endsWith('.vtt')
        ? new Response(captions)
        : new Response(null, { headers: { 'content-range': 'bytes 0-0/2048' } }),
    ),
  );
  // jsdom has no player of its own.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { configurable: true, value: false });
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { configurable: true, value: true });
    fireEvent.pause(this);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function play(props: Partial<PlayingVideoProps> = {}) {
  const rendered = render(<PlayingVideo video={shown} isPressed={false} {...props} />);
  await screen.findByText('شفت را پاک کنید.', { selector: 'li *' });
  return rendered;
}
const element = () => document.querySelector('video') as HTMLVideoElement;
const time = () => screen.getByRole('slider', { name: texts.time }).getAttribute('aria-valuetext');

describe('PlayingVideo', () => {
  it('R-547 a file that fails gives way to the next, and after the last the download and another try remain', async () => {
    await play();
    expect(element().src).toMatch(/v-1-720\.webm$/);
    fireEvent.error(element());
    expect(element().src).toMatch(/v-1-360\.webm$/);
    fireEvent.error(element());
    expect(screen.getByRole('alert').textContent).toContain(texts.failed);
    expect(screen.getByRole('link', { name: texts.download }).getAttribute('href')).toMatch(/720/);
    fireEvent.click(screen.getByRole('button', { name: texts.retry }));
    expect(element().src).toMatch(/v-1-720\.webm$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('R-547 the next file goes on where the last one failed', async () => {
    await play({ second: 9 });
    fireEvent.loadedMetadata(element());
    expect(time()).toMatch(/^۹ ثانیه/);
    fireEvent.error(element());
    fireEvent.loadedMetadata(element());
    expect(element().currentTime).toBe(9);
  });

  it('seeks by keys and by the lines of the transcript, and shows the sentence of the moment', async () => {
    await play();
    const player = document.querySelector('.u-video-player') as HTMLElement;
    fireEvent.keyDown(player, { key: 'l', code: 'KeyL' });
    expect(time()).toMatch(/^۱۰ ثانیه از ۴۰/);
    expect(document.querySelector('.u-video-captions')?.textContent).toContain('بلبرینگ را گرم کنید.');
    expect(document.querySelector('[aria-current]')?.textContent).toContain('بلبرینگ را گرم کنید.');
    fireEvent.keyDown(player, { key: 'c', code: 'KeyC' });
    expect(document.querySelector('.u-video-captions')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /شفت را پاک/ }));
    expect(time()).toMatch(/^۰ ثانیه/);
  });

  it('leaves the keys of a field to the field', async () => {
    await play();
    const field = screen.getByRole('searchbox', { name: texts.search });
    fireEvent.keyDown(field, { key: 'l', code: 'KeyL' });
    expect(time()).toMatch(/^۰ ثانیه/);
    fireEvent.change(field, { target: { value: 'گرم' } });
    expect(screen.getByText(texts.found('۱', '۱'))).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(time()).toMatch(/^۸ ثانیه/);
    fireEvent.change(field, { target: { value: 'دنده' } });
    expect(screen.getByText(texts.nothingFound)).toBeTruthy();
  });

  it('R-544 stores where it was left once it has played, and offers to go on there', async () => {
    const { unmount } = await play({ isPressed: true });
    act(() => {
      fireEvent.loadedMetadata(element());
      element().currentTime = 12;
      fireEvent.timeUpdate(element());
    });
    unmount();
    expect(readPosition('v-1')).toBe(12);
    await play();
    fireEvent.click(screen.getByRole('button', { name: texts.continueFrom('۰:۱۲') }));
    expect(element().currentTime).toBe(12);
    expect(screen.queryByRole('button', { name: texts.continueFrom('۰:۱۲') })).toBeNull();
  });

  it('R-544 a video that was only opened keeps its earlier position', async () => {
    storePosition('v-1', 20);
    const { unmount } = await play();
    unmount();
    expect(readPosition('v-1')).toBe(20);
  });

  it('says when there is nothing to read', async () => {
    render(<PlayingVideo video={{ ...shown, captions: [] }} isPressed={false} />);
    expect(screen.getByText(texts.noTranscript)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.controls.captions })).toBeNull();
    await waitFor(() => expect(screen.getByRole('link', { name: 'دریافت WebM، ۲ کیلوبایت' })).toBeTruthy());
  });
});
