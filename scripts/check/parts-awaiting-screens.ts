/**
 * Parts of the design system that no standing screen draws yet, by their folder in `packages/ui/src`, with the screens that will. A new one
 * is entered here with its screen; the check refuses a row whose part is drawn, so the list only says what is true.
 */
export const partsAwaitingScreens: Readonly<Record<string, string>> = {
  carousel: 'announcements of the home page and of a supplier',
  'number-field': 'direct order',
  'one-time-code-field': 'a new mobile number',
  tooltip: 'membership plans',
};
