/**
 * The first Tab stop: skips the header.
 *
 * Use it once, as the first element of a page. Not for links within the text.
 */
export function SkipLink({ targetId, label }: { readonly targetId: string; readonly label: string }) {
  return (
    <a href={`#${targetId}`} className="u-skip">
      {label}
    </a>
  );
}
