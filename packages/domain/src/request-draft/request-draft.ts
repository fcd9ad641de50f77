import { type RequestLine, readQuantity, readRequestLine } from './request-line';

/** The lines of one request; further ones wait until some are sent or removed. */
export const MOST_LINES = 50;

export type RequestDraft = readonly RequestLine[];

/** What came of adding lines. */
export interface AddedLines {
  readonly draft: RequestDraft;
  readonly added: number;
  /** Already there: they stay as the buyer left them. */
  readonly known: number;
  /** For which there was no room. */
  readonly refused: number;
}

/** Adds lines at the end. A line already there keeps its quantity and its name. */
export function addLines(draft: RequestDraft, lines: readonly RequestLine[]): AddedLines {
  const fresh = lines.filter(
    (line, index) =>
      !draft.some(({ key }) => key === line.key) && lines.findIndex(({ key }) => key === line.key) === index,
  );
  const taken = fresh.slice(0, Math.max(0, MOST_LINES - draft.length));
  return {
    draft: [...draft, ...taken],
    added: taken.length,
    known: lines.length - fresh.length,
    refused: fresh.length - taken.length,
  };
}

/** Changes name or quantity of a line; an empty name and a quantity that cannot be leave it as it was. */
export function changeLine(
  draft: RequestDraft,
  key: string,
  change: { readonly title?: string; readonly quantity?: number },
): RequestDraft {
  const title = change.title?.trim() || undefined;
  const quantity = readQuantity(change.quantity);
  return draft.map((line) =>
    line.key === key
      ? {
          ...line,
          ...(title === undefined ? {} : { title }),
          ...(quantity === undefined ? {} : { quantity }),
        }
      : line,
  );
}

export function withoutLine(draft: RequestDraft, key: string): RequestDraft {
  return draft.filter((line) => line.key !== key);
}

/** Reads what a browser kept. A line of another shape is left out, the others stay. */
export function parseRequestDraft(stored: string | null): RequestDraft {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return addLines(
    [],
    value.flatMap((line) => readRequestLine(line) ?? []),
  ).draft;
}
