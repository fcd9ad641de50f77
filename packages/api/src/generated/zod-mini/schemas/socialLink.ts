/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const SocialLink = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.string()
});

export type SocialLink = zod.input<typeof SocialLink>;
export type SocialLinkOutput = zod.output<typeof SocialLink>;
