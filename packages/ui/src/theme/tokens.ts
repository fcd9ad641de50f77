/** The raw values of the design; everything else refers to them. Contrast ratios are WCAG 2 on the named background. */
export const color = {
  ink: '#15191F', // 17.6:1 on surface
  muted: '#5B6470', // 6.0:1 on surface, 5.6:1 on canvas
  line: '#DDE2E8', // decorative hairline
  field: '#868F9B', // 3.3:1 on surface: borders of controls
  canvas: '#F6F7F9',
  surface: '#FFFFFF',
  ground: '#EBF0F6',
  draw: '#3A414B',
  drawThin: '#8C97A5',
  primary: '#1A5FD0', // 5.8:1 with surface
  primaryStrong: '#154EAD', // 6.6:1 on tint
  tint: '#E6EFFC',
  tintSoft: '#F2F6FD',
  accent: '#8DB8F5', // never text
  secondary: '#3A414B', // 10.3:1 on surface
  error: '#A8201A',
  errorTint: '#FCEBEA', // pair 6.3:1
  info: '#0F4C9A',
  infoTint: '#E6EFFC', // pair 7.2:1
  success: '#12633A',
  successTint: '#E4F3EA', // pair 6.4:1
  warning: '#744900',
  warningTint: '#FCF1D9', // pair 6.9:1
  warningBar: '#B97700', // bars only, 3.7:1 on surface
  question: '#7A6800', // 5.5:1 on surface: icon of a question
  violet: '#6A3FA0', // bars only, 7.4:1 on surface
  scrim: 'rgba(21, 25, 31, 0.48)',
} as const;

/** In pixels; a four-point grid. */
export const space = {
  0: 0,
  px: 1,
  '0.5': 2,
  1: 4,
  '1.5': 6,
  2: 8,
  '2.5': 10,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
  /** The phone's bottom bar and action bar. */
  bar: 60,
} as const;

/** In pixels: heights of controls, and recurring widths. */
export const size = {
  ...space,
  fieldSmall: 36,
  fieldDense: 40,
  field: 44,
  fieldLarge: 48,
  row: 56,
  icon: 20,
  content: 1440,
} as const;

export const radius = { 0: 0, small: 4, field: 6, card: 8, chip: 999 } as const;

/** The breakpoints of the specification, in pixels; the mobile breakpoint is sm. */
export const breakpoint = { sm: 600, md: 960, lg: 1264, xl: 1904 } as const;

const steps = { 12: 12, 13: 13, 14: 14, 16: 16, 18: 18, 22: 22, 28: 28 } as const;

/** Vazirmatn; interface text has line height 1.7, headings use the tighter `h` steps, reading text `r16`. */
export const font = {
  family: 'Vazirmatn, "Vazirmatn fallback", "Vazirmatn DejaVu", Tahoma, sans-serif',
  size: steps,
  lineHeight: { 12: 20, 13: 22, 14: 24, 16: 28, 18: 26, 22: 32, 28: 41, r16: 30, badge: 18 },
  weight: { regular: '400', medium: '500', bold: '700' },
  letterSpacing: { 14: 0 },
} as const;

/** The only motion of the design: overlays and changes of state. None for people who prefer reduced motion. */
export const motion = { quick: { durationMs: 150, easing: 'ease-out' } } as const;
