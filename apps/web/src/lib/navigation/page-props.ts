/** The parameters of a page whose address has an id and a name. */
export type NamedParams<Id extends string> = Readonly<Record<Id, string>> & {
  readonly name?: readonly string[];
};

/** What a page of a thing with an id and a name in its address is given. */
export interface NamedPageProps<Id extends string> {
  readonly params: Promise<NamedParams<Id>>;
}

/** For `generateStaticParams`: no page is made at build time; each is rendered when first asked for, then kept. */
export function renderOnDemand(): [] {
  return [];
}
