import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';

/** Below a list of a few, in its card: what is written around it, under a heading of its own. */
export function ContentsNear({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="u-contents-near" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Below a list of a few: where there is more. */
export function ContentsOnward({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <nav aria-label={label} className="u-contents-onward">
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          <MixedText>{link.label}</MixedText>
          <Icon path={mdiChevronRight} mirrored />
        </a>
      ))}
    </nav>
  );
}
