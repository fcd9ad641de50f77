/** What a page of a thing with an id and a name in its address is given. */
export interface NamedPageProps<Id extends string> {
  readonly params: Promise<Readonly<Record<Id, string>> & { readonly name?: string[] }>;
}

/** For `generateStaticParams`: no page is made at build time; each is rendered when first asked for, then kept. */
export function renderOnDemand(): [] {
  return [];
}
