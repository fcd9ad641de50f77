interface Page {
  totalCount: number;
  pageNumber: number;
  pageSize: number;
  items: unknown[];
}

/**
 * Turns a page of the contract's examples into the whole list. An example shows two of 29 items for every page, so a screen that reads on
 * to the last page would never reach it. Other responses stay unchanged.
 *
 * @param requested query of the call
 */
export function wholeList(answer: unknown, requested: URLSearchParams): unknown {
  if (!isPage(answer)) return answer;
  const pageNumber = wholeNumber(requested.get('pageNumber')) ?? 1;
  const pageSize = wholeNumber(requested.get('pageSize')) ?? answer.pageSize;
  const items = answer.items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { ...answer, totalCount: answer.items.length, pageNumber, pageSize, items };
}

function isPage(answer: unknown): answer is Page {
  const { totalCount, pageNumber, pageSize, items } = (answer ?? {}) as Partial<Record<keyof Page, unknown>>;
  return [totalCount, pageNumber, pageSize].every((part) => typeof part === 'number') && Array.isArray(items);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
