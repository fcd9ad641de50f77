import { ChipLink } from '../../chip/chip';

export interface LandingGroupsProps {
  /** Name of the line, before its chips. */
  readonly title: string;
  readonly groups: readonly { readonly id: string; readonly href: string; readonly name: string }[];
}

/** Found categories that only lead to others, as one line of chips. */
export function LandingGroups({ title, groups }: LandingGroupsProps) {
  return (
    <nav aria-label={title} className="u-landing-groups runs-on">
      <b aria-hidden="true">{title}</b>
      {groups.map(({ id, href, name }) => (
        <ChipLink key={id} href={href}>
          {name}
        </ChipLink>
      ))}
    </nav>
  );
}
