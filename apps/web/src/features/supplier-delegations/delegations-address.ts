import { paths } from '@/platform/paths';

/** What the address of the delegations asks. */
export interface DelegationsAddress {
  /** Is it an agent in this city today? */
  readonly cityId?: string;
  /** The delegation that stands open. */
  readonly openId?: string;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const ID = /^[\w-]{1,64}$/;

export function parseDelegationsAddress(query: Query): DelegationsAddress {
  const id = (key: string) => [query[key]].flat()[0] ?? '';
  const [city, open] = [id('city'), id('d')];
  return { ...(ID.test(city) ? { cityId: city } : {}), ...(ID.test(open) ? { openId: open } : {}) };
}

export function delegationsHref(
  supplier: { readonly id: string; readonly slug: string },
  { cityId, openId }: DelegationsAddress,
): string {
  const params = new URLSearchParams([
    ...(cityId ? [['city', cityId]] : []),
    ...(openId ? [['d', openId]] : []),
  ]);
  const query = params.toString();
  return `${paths.supplierDelegations(supplier)}${query === '' ? '' : `?${query}`}${openId ? `#${openId}` : ''}`;
}
