import { fixedPaths } from '@/lib/navigation/fixed-paths';

/** Types of objects that can be asked about: they have one supplier. */
export type QuestionType = 'Product' | 'Supplier';

export interface RequestedObject {
  readonly objectType: QuestionType;
  readonly objectId: string;
}

export interface QuestionObject extends RequestedObject {
  readonly title: string;
  /** Name of the supplier who answers. */
  readonly supplierName: string;
}

/** Parses the payload of a link or of storage; undefined when its shape is invalid. */
export function readQuestionObject(value: unknown): QuestionObject | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { objectType, objectId, title, supplierName } = value as Record<keyof QuestionObject, unknown>;
  const isWhole = [objectId, title, supplierName].every((part) => typeof part === 'string');
  if (!isWhole || !isQuestionType(objectType)) return undefined;
  return { objectType, objectId: String(objectId), title: String(title), supplierName: String(supplierName) };
}

/** Returns the page where the question is written; it works without script, through the login. */
export function askHref({ objectType, objectId }: RequestedObject): string {
  return `${fixedPaths.messages}?${new URLSearchParams({ new: '1', objectType, objectId })}`;
}

/** Returns the address of the messages with a conversation open. */
export function conversationHref(id: string): string {
  return `${fixedPaths.messages}?${new URLSearchParams({ conversation: id })}`;
}

/** Returns whether objects of this type can be asked about. */
export function isQuestionType(type: unknown): type is QuestionType {
  return type === 'Product' || type === 'Supplier';
}
