/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const seoDescriptionMax = 160;



export const Seo = zod.object({
  "title": zod.string().optional(),
  "description": zod.string().max(seoDescriptionMax).optional(),
  "canonicalPath": zod.string().optional(),
  "noindex": zod.boolean()
});

export type Seo = zod.input<typeof Seo>;
export type SeoOutput = zod.output<typeof Seo>;
