/**
 * Generated from the contract; do not edit.
 */
import type { FeedbackType } from './feedbackType';

/**
 * What a person tells the marketplace; the ways to reach them are optional.
 */
export interface NewFeedback {
  /** What kind of feedback it is. */
  type: FeedbackType;
  /**
     * What it is about, in a few words.
     * @minLength 3
     * @maxLength 120
     */
  subject: string;
  /**
     * The feedback itself, in plain text.
     * @minLength 10
     * @maxLength 4000
     */
  text: string;
  /**
     * Name of the person, if an answer is wanted.
     * @minLength 2
     * @maxLength 60
     */
  fullName?: string;
  /**
     * Mobile, Latin digits.
     * @pattern ^09\d{9}$
     */
  phoneNumber?: string;
  /**
     * Where an answer may be sent.
     * @maxLength 120
     */
  email?: string;
  /**
     * Stars; 5 is best.
     * @minimum 1
     * @maximum 5
     */
  rating?: number;
  /**
     * Address or path of the page it is about.
     * @minLength 1
     * @maxLength 500
     */
  pageUrl?: string;
  /**
     * Files of purpose `Feedback`, uploaded before; each belongs to one feedback.
     * @maxItems 5
     * @items.minLength 1
     * @items.maxLength 64
     */
  fileIds?: string[];
}
