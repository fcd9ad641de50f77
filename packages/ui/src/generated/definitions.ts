// Made by `pnpm --filter @bazaar/ui generate`; do not edit.
export interface Definitions {
  'card': { bleed?: boolean | undefined; padded?: boolean | undefined; tone?: 'plain' | 'canvas' | undefined };
}
