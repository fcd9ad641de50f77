/** Returns the page numbers to show: the first, the last, and the neighbours of the current one; undefined is a gap. */
export function pageNumbers(current: number, last: number): (number | undefined)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((left, right) => left - right);
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1];
    if (previous === undefined || page === previous + 1) return [page];
    // A gap of one page is replaced by that page.
    return page === previous + 2 ? [page - 1, page] : [undefined, page];
  });
}
