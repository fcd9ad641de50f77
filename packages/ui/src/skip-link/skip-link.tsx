export interface SkipLinkProps {
  /** Id of the content to skip to. */
  readonly targetId: string;
  /** Text of the link. */
  readonly label: string;
}

/**
 * The first Tab stop: skips the header.
 *
 * Use it once, as the first element of a page. Not for links within the text.
 */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a href={`#${targetId}`} className="u-skip">
      {label}
    </a>
  );
}
