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

/** Reads what a link of the page, or storage, says; undefined when it is of another shape. */
export function readQuestionObject(value: unknown): QuestionObject | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { objectType, objectId, title, supplierName } = value as Record<keyof QuestionObject, unknown>;
  const isWhole = [objectId, title, supplierName].every((part) => typeof part === 'string');
  if (!isWhole || !isQuestionType(objectType)) return undefined;
  return { objectType, objectId: String(objectId), title: String(title), supplierName: String(supplierName) };
}

/** The page where the question is written; it works without script, through the login. */
export function askHref({ objectType, objectId }: RequestedObject): string {
  return `${paths.messages}?${new URLSearchParams({ new: '1', objectType, objectId })}`;
}

export function conversationHref(id: string): string {
  return `${paths.messages}?${new URLSearchParams({ id })}`;
}

/** Whether a question can be asked about things of this type. */
export function isQuestionType(type: unknown): type is QuestionType {
  return type === 'Product' || type === 'Supplier';
}
