export interface IconProps {
  /** A path of the mdi set, imported by name so that only icons in use are shipped. */
  readonly path: string;
  /** Pixels; 20 in text, 24 alone. */
  readonly size?: 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 48;
  /** Points along the line of reading (arrows, chevrons): drawn mirrored, because pages run right to left. */
  readonly mirrored?: boolean;
  /** Spoken name, when the icon says what no word beside it says. */
  readonly label?: string;
}

/**
 * An icon in the colour of the text around it. Decoration, unless it has a name of its own.
 *
 * Use it beside a word, in a button or before a state. Not for pictures of goods (ImageBox), and not alone where its
 * meaning is not known to everyone.
 */
export function Icon({ path, size = 20, mirrored = false, label }: IconProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or its name is in `voice`
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" focusable="false" {...voice}>
      <path d={path} transform={mirrored ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  );
}
