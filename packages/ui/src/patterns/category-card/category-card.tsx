import { mdiShapeOutline } from '@mdi/js';
import { type CardPicture, LinkCard, LinkCardFacts, LinkCardPicture } from '../../link-card/link-card';

export interface CategoryView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly picture?: CardPicture;
  /** «۱٬۲۸۴ محصول»; «بدون محصول» for none. */
  readonly count: string;
  readonly children?: readonly { readonly id: string; readonly href: string; readonly name: string }[];
  /** Accessible name of the list of children. */
  readonly childrenLabel?: string;
}

/**
 * A category with its first children.
 *
 * Use it on the pages of areas and on the home page. Not for browsing the whole tree (ColumnBrowser).
 */
export function CategoryCard({
  category,
  level = 3,
}: {
  readonly category: CategoryView;
  readonly level?: 2 | 3 | 4;
}) {
  const { href, name, picture, count, children = [], childrenLabel } = category;
  return (
    <LinkCard
      href={href}
      title={name}
      level={level}
      picture={<LinkCardPicture picture={picture} icon={mdiShapeOutline} />}
    >
      <LinkCardFacts facts={[count]} />
      {children.length > 0 ? (
        <ul className="u-link-card-more" aria-label={childrenLabel}>
          {children.map((child) => (
            <li key={child.id}>
              <a href={child.href}>{child.name}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </LinkCard>
  );
}
