import { isRecord } from '../parse-json';

/** Kinds of objects that can be favourites. */
export const OBJECT_TYPES = [
  'Product',
  'BaseProduct',
  'Supplier',
  'Page',
  'Category',
  'Video',
  'TradeRequest',
] as const;

export type ObjectType = (typeof OBJECT_TYPES)[number];

export interface FavouriteObject {
  readonly objectType: ObjectType;
  readonly objectId: string;
}

/** Result of pressing a favourite button. */
export type FavouriteStep =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly favouriteId: string }
  | { readonly kind: 'nothing' };

export interface FavouritePress {
  /** Id of the favourite; `undefined` when the object is not one. */
  readonly favouriteId: string | undefined;
  /** True if pressed before the login: it then only adds, so that an existing favourite is not removed. */
  readonly isReplay: boolean;
}

export function pressFavourite({ favouriteId, isReplay }: FavouritePress): FavouriteStep {
  if (favouriteId === undefined) return { kind: 'add' };
  return isReplay ? { kind: 'nothing' } : { kind: 'remove', favouriteId };
}

/** An object with its display name. */
export interface NamedObject extends FavouriteObject {
  readonly title: string;
}

/** Parses an object from a page or from storage; `undefined` when the value has another shape. */
export function readNamedObject(value: unknown): NamedObject | undefined {
  if (!isRecord(value)) return undefined;
  const { objectType, objectId, title } = value;
  const type = OBJECT_TYPES.find((known) => known === objectType);
  if (type === undefined || typeof objectId !== 'string' || objectId === '') return undefined;
  return { objectType: type, objectId, title: typeof title === 'string' ? title : '' };
}
