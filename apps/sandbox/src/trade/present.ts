type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** Removes fields without a value, which are absent in the contract and never null. JSON converts dates to ISO 8601 text. */
export function present<T extends Record<string, unknown>>(fields: T): Present<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<T>;
}

export function iso(date: Date | null): string | undefined {
  return date === null ? undefined : date.toISOString();
}
