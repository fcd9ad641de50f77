/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const socialLinkKindMax = 60;

const socialLinkUrlMax = 2048;



export const SocialLink = zod.object({
  "kind": zod.string().max(socialLinkKindMax),
  "url": zod.string().max(socialLinkUrlMax)
});

export type SocialLink = zod.input<typeof SocialLink>;
export type SocialLinkOutput = zod.output<typeof SocialLink>;
