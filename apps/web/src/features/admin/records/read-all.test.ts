import { expect, it, vi } from 'vitest';
import { FILE_ROWS, readAll } from './read-all';

const list = (totalCount: number) => async (page: { pageNumber: number; pageSize: number }) => {
  const first = (page.pageNumber - 1) * page.pageSize;
  const count = Math.max(0, Math.min(page.pageSize, totalCount - first));
  return { totalCount, items: Array.from({ length: count }, (_, place) => first + place) };
};

it.each([
  [0, 0, false],
  [1, 1, false],
  [250, 250, false],
  [FILE_ROWS, FILE_ROWS, false],
  [FILE_ROWS + 1, FILE_ROWS, true],
])('R-495 of %i rows a file has %i, and says whether it is cut: %s', async (total, read, isCut) => {
  const onProgress = vi.fn();
  const found = await readAll({
    readPage: list(total),
    onProgress,
    signal: new AbortController().signal,
  });
  expect([found.rows.length, new Set(found.rows).size, found.isCut]).toEqual([read, read, isCut]);
  expect(onProgress).toHaveBeenLastCalledWith(read, read);
});

it('R-495 stops where it is told to', async () => {
  const stop = new AbortController();
  const readPage = vi.fn(list(1_000));
  const onProgress = () => stop.abort();
  await expect(readAll({ readPage, onProgress, signal: stop.signal })).rejects.toThrow();
  expect(readPage).toHaveBeenCalledTimes(2);
});
