/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const SocialLink = zod.object({
  "kind": zod.string(),
  "url": zod.string()
});

export type SocialLink = zod.input<typeof SocialLink>;
export type SocialLinkOutput = zod.output<typeof SocialLink>;
