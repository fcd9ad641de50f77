import type { RequestedObject } from './question-object';

/** The name of the action in the table of actions. */
export const ASK = 'ask';

/** Returns this tab's storage key for the draft of a question about an object. */
export const questionKey = ({ objectType, objectId }: RequestedObject) =>
  `bazaar-ask:${objectType}:${objectId}`;
