import { paths } from '@/lib/navigation/paths';

/** What can be asked about: it has one supplier who answers. */
export type QuestionType = 'Product' | 'Supplier';

export interface RequestedObject {
  readonly objectType: QuestionType;
  readonly objectId: string;
}

export interface QuestionObject extends RequestedObject {
  readonly title: string;
  /** Who will answer. */
  readonly supplierName: string;
}

/** The page where the question is written; it works without script, through the login. */
export function askHref({ objectType, objectId }: RequestedObject): string {
  return `${paths.messages}?${new URLSearchParams({ new: '1', objectType, objectId })}`;
}

export function conversationHref(id: string): string {
  return `${paths.messages}?${new URLSearchParams({ id })}`;
}

/** Whether a question can be asked about things of this type. */
export function isQuestionType(type: string | null): type is QuestionType {
  return type === 'Product' || type === 'Supplier';
}
