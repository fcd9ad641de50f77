// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReadingProgress } from './reading-progress';

afterEach(cleanup);

/** Places an element as a browser would: its top below that of the window, and its height. */
function place(element: Element | null, top: number, height: number): void {
  if (element) element.getBoundingClientRect = () => ({ top, height }) as DOMRect;
}

it('marks the part being read and tells what is left, from the first scroll on', async () => {
  const { container } = render(
    <>
      <nav data-reading="">
        <a href="#part-1">یک</a>
        <a href="#part-2">دو</a>
        <span data-reading-left="">۸ دقیقه مانده</span>
      </nav>
      <div data-reading-text="">
        <h2 id="part-1">یک</h2>
        <h2 id="part-2">دو</h2>
      </div>
      <ReadingProgress minutes={8} />
    </>,
  );
  place(container.querySelector('[data-reading-text]'), innerHeight - 1000, 2000);
  place(document.getElementById('part-1'), -400, 30);
  place(document.getElementById('part-2'), innerHeight, 30);
  const current = () => container.querySelector('[aria-current]')?.textContent;
  expect(current()).toBeUndefined();
  act(() => window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(current()).toBe('یک'));
  expect(container.querySelector('[data-reading-left]')?.textContent).toBe('۴ دقیقه مانده');
});
