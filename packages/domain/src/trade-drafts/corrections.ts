import type { DraftLine, TradeDraft } from './draft';

/** Returns the corrections that still stand: those whose field is as it was when the reviewer's sentences were read. */
export function openCorrections(
  corrections: Readonly<Record<string, string>>,
  opened: TradeDraft,
  now: TradeDraft,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(corrections).filter(([path]) => valueAt(opened, path) === valueAt(now, path)),
  );
}

function valueAt(draft: TradeDraft, path: string): string | undefined {
  const [, key, field = ''] = /^lines\.([^.]+)\.?([^.]*)/.exec(path) ?? [];
  if (key === undefined) return JSON.stringify(draft[path.split('.')[0] as keyof TradeDraft]);
  const line = draft.lines.find((one) => one.key === key);
  return JSON.stringify(line?.[field as keyof DraftLine] ?? line);
}
