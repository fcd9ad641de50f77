import { ChipLink } from '../../chip/chip';
import { MixedText } from '../../mixed-text/mixed-text';

/** What a list is narrowed to, as chips; following one takes it away. It also names a choice that none of the links beside the list has. */
export function ContentsChosen({
  label,
  removeLabel,
  links,
}: {
  readonly label: string;
  /** Read after each chip. */
  readonly removeLabel: string;
  /** Each leads to the list without its choice. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <ul aria-label={label} className="u-contents-chosen">
      {links.map((link) => (
        <li key={link.label}>
          <ChipLink href={link.href} label={removeLabel} isRemovable>
            <MixedText>{link.label}</MixedText>
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}
