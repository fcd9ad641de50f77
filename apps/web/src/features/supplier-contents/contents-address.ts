import { toLatinDigits } from '@bazaar/domain/persian';
import { paths } from '@/lib/navigation/paths';

/** State of a supplier's contents in the address. */
export interface ContentsAddress {
  readonly pageNumber: number;
  /** Only articles of this content type. */
  readonly typeId?: string;
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const LAST_PAGE = 10_000;

export function parseContentsAddress(query: Query): ContentsAddress {
  const first = (key: string) => [query[key]].flat()[0] ?? '';
  const page = Number(toLatinDigits(first('pageNumber')));
  const type = first('type');
  return {
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(/^[\w-]{1,64}$/.test(type) ? { typeId: type } : {}),
  };
}

export function contentsHref(
  supplier: { readonly id: string },
  { pageNumber, typeId }: ContentsAddress,
): string {
  const params = new URLSearchParams([
    ...(typeId ? [['type', typeId]] : []),
    ...(pageNumber > 1 ? [['pageNumber', String(pageNumber)]] : []),
  ]);
  const query = params.toString();
  return `${paths.supplierContents(supplier)}${query === '' ? '' : `?${query}`}`;
}
