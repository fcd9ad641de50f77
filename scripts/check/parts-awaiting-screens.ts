/**
 * Parts of the design system that no standing screen draws yet, by their folder in `packages/ui/src`, with the screens that will. A new one
 * is entered here with its screen; the check refuses a row whose part is drawn, so the list only says what is true.
 */
export const partsAwaitingScreens: Readonly<Record<string, string>> = {
  carousel: 'announcements of the home page and of a supplier',
  chart: 'visits: administrator, merchant',
  'data-table': 'its foot: tables whose rows are all on the device',
  'date-picker': 'direct order',
  'date-range-picker': 'visits of the administrator',
  gallery: 'articles',
  'image-box': 'articles, videos',
  'number-field': 'direct order',
  'one-time-code-field': 'a new mobile number',
  'patterns/base-product-card': 'assistant',
  'patterns/category-card': 'assistant',
  'patterns/comment-tree': 'articles, pages',
  'patterns/content-card': 'articles of a label, of a content type',
  'patterns/supplier-card': 'assistant, favourites',
  'patterns/video-card': 'videos',
  'range-field': 'assistant',
  rating: 'feedback',
  spinner: 'feedback',
  'tab-panels': 'how it works',
  tooltip: 'membership plans',
};
