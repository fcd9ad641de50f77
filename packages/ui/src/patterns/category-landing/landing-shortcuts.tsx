import { Card } from '../../card/card';
import { MixedText } from '../../mixed-text/mixed-text';

export interface ShortcutsView {
  readonly id: string;
  /** The property. */
  readonly title: string;
  readonly links: readonly {
    readonly id: string;
    readonly href: string;
    readonly label: string;
    /** Number of products, in Persian digits. */
    readonly count: string;
  }[];
}

/**
 * The usual values of a category's properties, each a link to the products that have it.
 *
 * Use it on the page of a category. Not for narrowing a list in place (FilterPanel).
 */
export function LandingShortcuts({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly ShortcutsView[];
}) {
  return (
    <Card bleed>
      <ul aria-label={label} className="u-landing-shortcuts">
        {rows.map(({ id, title, links }) => (
          <li key={id}>
            <b>{title}</b>
            <ul aria-label={title} className="runs-on">
              {links.map((link) => (
                <li key={link.id}>
                  <a href={link.href}>
                    <MixedText>{link.label}</MixedText> <small>{link.count}</small>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
