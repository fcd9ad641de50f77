/** The first stop of the keyboard: jumps over the header. */
export function SkipLink({ targetId, label }: { readonly targetId: string; readonly label: string }) {
  return (
    <a href={`#${targetId}`} className="u-skip">
      {label}
    </a>
  );
}
