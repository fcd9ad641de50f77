import type { RequestedObject } from './question-object';

/** The name of the action in the table of actions. */
export const ASK = 'ask';

/** Where this tab keeps the question that is being written about a thing. */
export const questionKey = ({ objectType, objectId }: RequestedObject) =>
  `bazaar-ask:${objectType}:${objectId}`;
