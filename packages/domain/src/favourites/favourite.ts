import { isPendingFresh } from '../drafts/pending';
import { parseJson } from '../parse-json';

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
  | { readonly kind: 'add'; readonly object: FavouriteObject }
  | { readonly kind: 'remove'; readonly favouriteId: string }
  /** Anonymous: the pendingAction is kept, and done after login. */
  | { readonly kind: 'login'; readonly pendingAction: PendingFavourite };

export interface PendingFavourite extends FavouriteObject {
  readonly kind: 'favourite';
  /** Said on the login page. */
  readonly title: string;
  /** When it was kept, milliseconds. */
  readonly atMs: number;
}

export interface FavouritePress {
  readonly object: FavouriteObject;
  readonly title: string;
  readonly isLoggedIn: boolean;
  /** Id of the favourite when the object is already kept. */
  readonly favouriteId: string | undefined;
  readonly nowMs: number;
}

export function pressFavourite(press: FavouritePress): FavouriteStep {
  const { object, title, isLoggedIn, favouriteId, nowMs } = press;
  if (!isLoggedIn)
    return { kind: 'login', pendingAction: { kind: 'favourite', ...object, title, atMs: nowMs } };
  return favouriteId === undefined ? { kind: 'add', object } : { kind: 'remove', favouriteId };
}

/**
 * What to do with a kept pendingAction after login: it only ever adds, so that an object kept before is not dropped by the replay.
 * Undefined when it is too old or already done.
 */
export function replayPendingAction(
  pendingAction: PendingFavourite,
  favouriteId: string | undefined,
  nowMs: number,
): FavouriteStep | undefined {
  if (favouriteId !== undefined || !isPendingFresh(pendingAction.atMs, nowMs)) return undefined;
  return { kind: 'add', object: { objectType: pendingAction.objectType, objectId: pendingAction.objectId } };
}

/** Reads a kept pendingAction from storage; anything of another shape is none. */
export function parsePendingAction(stored: unknown): PendingFavourite | undefined {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, objectType, objectId, title, atMs } = value as Record<keyof PendingFavourite, unknown>;
  const type = OBJECT_TYPES.find((known) => known === objectType);
  const isWhole =
    kind === 'favourite' && typeof objectId === 'string' && objectId !== '' && Number.isFinite(atMs);
  if (type === undefined || !isWhole || typeof title !== 'string') return undefined;
  return { kind: 'favourite', objectType: type, objectId: String(objectId), title, atMs: Number(atMs) };
}
