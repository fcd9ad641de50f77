import { type FavouriteObject, OBJECT_TYPES } from '../favourites/favourite';

/** Returns an object as the key `object` of an address: «Product~sp-1». */
export function writeObjectKey({ objectType, objectId }: FavouriteObject): string {
  return `${objectType}~${objectId}`;
}

/** Parses the key `object` of an address; undefined when it names no object. */
export function readObjectKey(key: string | null | undefined): FavouriteObject | undefined {
  const at = key?.indexOf('~') ?? -1;
  if (!key || at < 0) return undefined;
  const objectType = OBJECT_TYPES.find((type) => type === key.slice(0, at));
  const objectId = key.slice(at + 1);
  if (objectType === undefined || !/^[\w.:-]{1,64}$/.test(objectId)) return undefined;
  return { objectType, objectId };
}
