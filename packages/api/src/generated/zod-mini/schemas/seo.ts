/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const Seo = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "canonicalPath": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "noindex": /*#__PURE__*/ zod.boolean()
});

export type Seo = zod.input<typeof Seo>;
export type SeoOutput = zod.output<typeof Seo>;
