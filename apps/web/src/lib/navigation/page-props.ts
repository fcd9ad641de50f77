/** Parameters of a page whose address has an id and a name. */
export type NamedParams<Id extends string> = Readonly<Record<Id, string>> & {
  readonly name?: readonly string[];
};

/** Props of a page whose address has an id and a name. */
export interface NamedPageProps<Id extends string> {
  readonly params: Promise<NamedParams<Id>>;
}

/** Returns no parameters for `generateStaticParams`: each page is rendered on its first request, then cached. */
export function renderOnDemand(): [] {
  return [];
}
