import type { Note, UserFavorite } from '@bazaar/api/model';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import type { TrustState } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { datedTrust } from '@/entities/supplier/dated-trust';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import type { TimelineQueries } from './use-timeline-reads';

/** What is known of an object, from its own record or from what a person left on it. */
export interface KnownObject {
  readonly title: string | undefined;
  /** Path of its page. */
  readonly path: string | undefined;
  readonly picture: string | undefined;
  readonly monogram?: string;
  readonly facts: readonly string[];
  readonly isGone: boolean;
  readonly trust: { readonly trust?: ReactNode; readonly trustState?: TrustState | undefined };
}

/** Returns what the reads say of the object; of one that is gone, what the person's own things remember. */
export function knownObject(reads: TimelineQueries, nowMs: number): KnownObject {
  const { product, supplier, category } = reads;
  if (product.data) {
    const { name, brand, image, supplier: seller, isAvailable } = product.data;
    return {
      title: name,
      path: paths.product(product.data),
      picture: image && pictureAt(image, 96),
      facts: [brand, joined(seller.name, seller.cityName)].filter(isText),
      isGone: !isAvailable,
      trust: datedTrust(seller, nowMs),
    };
  }
  if (supplier.data) {
    const { name, logo, cityName } = supplier.data;
    return {
      title: name,
      path: paths.supplier(supplier.data),
      picture: logo && pictureAt(logo, 96),
      monogram: supplier.data.monogram ?? monogramOf(name),
      facts: [cityName].filter(isText),
      isGone: false,
      trust: datedTrust(supplier.data, nowMs),
    };
  }
  const left = leftBehind(reads);
  const path = category.data === undefined ? left.path : paths.category(category.data);
  return { ...left, title: category.data?.name ?? left.title, path, facts: [], trust: {} };
}

const GONE = [404, 410];

function leftBehind({ notes, favourite, visits, requests, ...records }: TimelineQueries) {
  const note: Note | undefined = notes.data?.[0];
  const favoured: UserFavorite | null | undefined = favourite.data;
  const visit = visits.data?.items[0];
  const request = requests.data?.groups[0]?.items[0];
  const image = favoured?.image ?? visit?.image;
  const failures = [records.product, records.supplier, records.category].map(({ error }) => error?.status);
  return {
    title: favoured?.title ?? visit?.title ?? note?.objectTitle ?? request?.title,
    path: favoured?.path ?? note?.objectPath ?? visit?.path,
    picture: image && pictureAt(image, 96),
    isGone:
      failures.some((status) => status !== undefined && GONE.includes(status)) ||
      [favoured?.isAvailable, visit?.isAvailable, note?.isObjectAvailable].includes(false),
  };
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(isText).join('، ');
}

function isText(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
