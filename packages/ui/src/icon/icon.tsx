export interface IconProps {
  /** A path of the mdi set, imported by name so that only icons in use are shipped. */
  readonly path: string;
  /** Pixels; 20 in text, 24 alone. */
  readonly size?: 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32 | 48;
  /** Points along the line of reading (arrows, chevrons): drawn mirrored, because pages run right to left. */
  readonly mirrored?: boolean;
}

/** An icon in the colour of the text around it. Always decoration: the words stand beside it or in the control's name. */
export function Icon({ path, size = 20, mirrored = false }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      focusable="false"
      aria-hidden="true"
    >
      <path d={path} transform={mirrored ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  );
}
