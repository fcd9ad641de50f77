/** A way of looking at a story, in the local review and in Chromatic. */
export interface ReviewMode {
  /** Stands in the list of accepted changes and in the names of pictures. */
  readonly name: string;
  /** In px. */
  readonly width: number;
  readonly direction: 'rtl' | 'ltr';
  readonly hasForcedColors: boolean;
  /** For readers who ask their system for more contrast. */
  readonly hasMoreContrast?: boolean;
}

/** All modes in which stories are reviewed. */
export const reviewModes: readonly ReviewMode[] = [
  { name: '360', width: 360, direction: 'rtl', hasForcedColors: false },
  { name: '1440', width: 1440, direction: 'rtl', hasForcedColors: false },
  { name: '1440-ltr', width: 1440, direction: 'ltr', hasForcedColors: false },
  { name: '1440-forced-colors', width: 1440, direction: 'rtl', hasForcedColors: true },
  { name: '1440-contrast', width: 1440, direction: 'rtl', hasForcedColors: false, hasMoreContrast: true },
];

/**
 * The modes as Chromatic takes them: globals of the toolbar, and a width. It cannot force colours in a mode, only for whole stories: those
 * of «Foundations/Forced colours», where every part that colour distinguishes stands once; and it cannot ask for more contrast.
 */
export const chromaticModes = Object.fromEntries(
  reviewModes
    .filter(({ hasForcedColors, hasMoreContrast }) => !hasForcedColors && !hasMoreContrast)
    .map(({ name, width, direction }) => [name, { viewport: width, direction }]),
);
