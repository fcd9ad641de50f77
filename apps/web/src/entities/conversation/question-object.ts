import { paths } from '@/lib/navigation/paths';

/** What can be asked about: it has one supplier who answers. */
export type AskedType = 'Product' | 'Supplier';

export interface AskedObject {
  readonly objectType: AskedType;
  readonly objectId: string;
}

export interface AskedThing extends AskedObject {
  readonly title: string;
  /** Who will answer. */
  readonly supplierName: string;
}

/** The page where the question is written; it works without script, through the login. */
export function askHref({ objectType, objectId }: AskedObject): string {
  return `${paths.messages}?${new URLSearchParams({ new: '1', objectType, objectId })}`;
}

export function conversationHref(id: string): string {
  return `${paths.messages}?${new URLSearchParams({ id })}`;
}

/** Whether a question can be asked about things of this type. */
export function isAskedType(type: string | null): type is AskedType {
  return type === 'Product' || type === 'Supplier';
}
