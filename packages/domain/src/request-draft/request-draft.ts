import { type RequestLine, readQuantity, readRequestLine } from './request-line';

/** Maximum lines of one request; further ones have to wait until some are sent or removed. */
export const MOST_LINES = 50;

export type RequestDraft = readonly RequestLine[];

/** Result of adding lines. */
export interface AddedLines {
  readonly draft: RequestDraft;
  readonly added: number;
  /** Number of lines already present; they stay as the buyer left them. */
  readonly known: number;
  /** Number of lines that did not fit. */
  readonly refused: number;
}

/** Appends lines. A line already present keeps its quantity and name. */
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

/** Changes the name or quantity of a line; ignores an empty name and an invalid quantity. */
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

/** Parses what a browser stored. Drops lines of another shape and keeps the others. */
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
