import { breakpoint, color, font, radius, size, space } from './tokens.ts';

/** Options shared by the static generator and the runtime; the runtime adds its animation driver. */
export const options = {
  tokens: { color, space, size, radius, zIndex: { content: 1, bar: 5, overlay: 20, toast: 30 } },
  themes: { light: { ...color, background: color.canvas, color: color.ink } },
  media: Object.fromEntries(Object.entries(breakpoint).map(([name, minWidth]) => [name, { minWidth }])) as {
    [Name in keyof typeof breakpoint]: { minWidth: number };
  },
  fonts: { body: font },
  settings: { allowedStyleValues: 'somewhat-strict-web' },
} as const;
