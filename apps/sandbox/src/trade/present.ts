type Present<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** The fields that have a value: what has none is absent in the contract, never null. Dates become ISO text by JSON. */
export function present<T extends Record<string, unknown>>(fields: T): Present<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<T>;
}

export function iso(date: Date | null): string | undefined {
  return date === null ? undefined : date.toISOString();
}
