/**
 * Generated from the contract; do not edit.
 */
import type { ObjectType } from './objectType';

export type ListNotesByObjectParams = {
/**
 * Kind of the object.
 */
objectType: ObjectType;
/**
 * The object.
 * @minLength 1
 * @maxLength 64
 */
objectId: string;
};
