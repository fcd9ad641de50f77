/**
 * Generated from the contract; do not edit.
 */
import type { ObjectType } from './objectType';

/**
 * A message. With `parentId` or `rootId` it joins that conversation; on a trade request it joins the request's own. Else it begins a conversation and
 * needs a `subject`: with the supplier named by `recipientId`, with the supplier of the object, or with the marketplace's support.
 * It has a text, files, or both.
 */
export interface NewMessage {
  /** The caller's own id of the message: a second call with it returns the existing message. */
  clientMessageId: string;
  /**
     * First message of a conversation.
     * @minLength 1
     * @maxLength 64
     */
  rootId?: string;
  /**
     * The message it answers.
     * @minLength 1
     * @maxLength 64
     */
  parentId?: string;
  /**
     * Of a new conversation.
     * @minLength 3
     * @maxLength 120
     */
  subject?: string;
  /** Kind of the object it is about; goes with `objectId`. */
  objectType?: ObjectType;
  /**
     * What it is about; goes with `objectType`.
     * @minLength 1
     * @maxLength 64
     */
  objectId?: string;
  /**
     * A supplier, or `support`.
     * @minLength 1
     * @maxLength 64
     */
  recipientId?: string;
  /**
     * The message in plain text.
     * @maxLength 4000
     */
  text?: string;
  /**
     * Files sent before by `uploadFile` for the purpose `Message`.
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 64
     */
  fileIds?: string[];
}
