import { paths } from '@/lib/navigation/paths';

/** State of the delegations page in its address. */
export interface DelegationsAddress {
  /** City to check for an agency valid today. */
  readonly cityId?: string;
  /** Province whose cities are offered; a city implies its own. */
  readonly stateId?: string;
  /** Id of the open delegation. */
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
