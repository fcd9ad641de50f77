import { paths } from '@/lib/navigation/paths';

/** What the address of the delegations asks. */
export interface DelegationsAddress {
  /** Is it an agent in this city today? */
  readonly cityId?: string;
  /** The province whose cities are to be chosen from; a city says its own. */
  readonly stateId?: string;
  /** The delegation that stands open. */
  readonly openId?: string;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const ID = /^[\w-]{1,64}$/;

export function parseDelegationsAddress(query: Query): DelegationsAddress {
  const id = (key: string) => [query[key]].flat()[0] ?? '';
  const [city, state, open] = [id('city'), id('state'), id('d')];
  return {
    ...(ID.test(city) ? { cityId: city } : {}),
    ...(ID.test(state) && !ID.test(city) ? { stateId: state } : {}),
    ...(ID.test(open) ? { openId: open } : {}),
  };
}

export function delegationsHref(
  supplier: { readonly id: string; readonly slug: string },
  { cityId, stateId, openId }: DelegationsAddress,
): string {
  const params = new URLSearchParams([
    ...(cityId ? [['city', cityId]] : []),
    ...(stateId ? [['state', stateId]] : []),
    ...(openId ? [['d', openId]] : []),
  ]);
  const query = params.toString();
  return `${paths.supplierDelegations(supplier)}${query === '' ? '' : `?${query}`}${openId ? `#${openId}` : ''}`;
}
