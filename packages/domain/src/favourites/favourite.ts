import { isRecord } from '../parse-json';

/** Kinds of objects a person may keep. */
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

/** What the press of a favourite button leads to. */
export type FavouriteStep =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly favouriteId: string }
  | { readonly kind: 'nothing' };

export interface FavouritePress {
  /** Id of the favourite when the object is one. */
  readonly favouriteId: string | undefined;
  /** It was pressed before the login: it only ever adds, so that what was a favourite before is not dropped. */
  readonly isReplay: boolean;
}

export function pressFavourite({ favouriteId, isReplay }: FavouritePress): FavouriteStep {
  if (favouriteId === undefined) return { kind: 'add' };
  return isReplay ? { kind: 'nothing' } : { kind: 'remove', favouriteId };
}

/** An object with the name that messages give it. */
export interface NamedObject extends FavouriteObject {
  readonly title: string;
}

/** Reads an object from a page or from storage; undefined when the value is of another shape. */
export function readNamedObject(value: unknown): NamedObject | undefined {
  if (!isRecord(value)) return undefined;
  const { objectType, objectId, title } = value;
  const type = OBJECT_TYPES.find((known) => known === objectType);
  if (type === undefined || typeof objectId !== 'string' || objectId === '') return undefined;
  return { objectType: type, objectId, title: typeof title === 'string' ? title : '' };
}
