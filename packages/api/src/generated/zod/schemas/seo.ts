/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const seoTitleMax = 300;

const seoDescriptionMax = 160;

const seoCanonicalPathMax = 2048;



export const Seo = zod.object({
  "title": zod.string().max(seoTitleMax).optional(),
  "description": zod.string().max(seoDescriptionMax).optional(),
  "canonicalPath": zod.string().max(seoCanonicalPathMax).optional(),
  "noindex": zod.boolean()
});

export type Seo = zod.input<typeof Seo>;
export type SeoOutput = zod.output<typeof Seo>;
