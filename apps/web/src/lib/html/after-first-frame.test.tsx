// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAtOnce, renderInTurns } from '@/lib/framework/render-at-once';
import { AfterFirstFrame } from './after-first-frame';

const page = (
  <AfterFirstFrame>
    <h2>محصولات مرتبط</h2>
  </AfterFirstFrame>
);

beforeEach(() => {
  vi.useFakeTimers();
  renderInTurns();
});

it('comes after the first frame of a page that a press opens', () => {
  renderAtOnce();
  const { container } = render(page);
  expect(container.textContent).toBe('');
  expect((container.firstElementChild as HTMLElement).style.minBlockSize).toBe('100vh');
  act(() => vi.runAllTimers());
  expect(container.textContent).toBe('محصولات مرتبط');
});

it('is there at once where nothing is rendered within a press, and in the document', () => {
  renderAtOnce();
  renderInTurns();
  expect(render(page).container.textContent).toBe('محصولات مرتبط');
  expect(renderToString(page)).toContain('محصولات مرتبط');
});
