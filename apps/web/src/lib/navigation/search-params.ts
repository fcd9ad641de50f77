/** Query parameters as Next hands them to a page. */
export type QueryRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

export function toSearchParams(query: QueryRecord): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const text of value === undefined ? [] : [value].flat()) params.append(key, text);
  }
  return params;
}
