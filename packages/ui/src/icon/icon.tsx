export interface IconProps {
  /** A path of the mdi set, imported by name so that only icons in use are shipped. */
  readonly path: string;
  /** In pixels; 20 in text, 24 on its own. */
  readonly size?: 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 48;
  /** Points along the reading direction (arrows, chevrons, send): its path is drawn for left to right, and mirrored from right to left. */
  readonly mirrored?: boolean;
  /** Accessible name, when no adjacent text has the same meaning. */
  readonly label?: string;
}

/**
 * An icon in the colour of the surrounding text. Decorative unless it has a label.
 *
 * Use it beside text, in a button or before a state. Not for pictures of products (ImageBox), and not on its own where its meaning is not
 * known to everyone.
 */
export function Icon({ path, size = 20, mirrored = false, label }: IconProps) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or its name is in `voice`
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={mirrored ? 'mi' : undefined}
      {...voice}
    >
      <path d={path} />
    </svg>
  );
}
