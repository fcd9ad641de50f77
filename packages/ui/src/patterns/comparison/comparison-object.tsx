import { mdiClipboardPlusOutline, mdiClose, mdiPlus } from '@mdi/js';
import { ButtonLink, type ButtonLinkProps } from '../../button/button';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import type { LinkedObject } from './comparison-view';

/** An object at the head of its column: drawing, name and its cross, then its price and what requests it. */
export function ComparisonObject({ object }: { readonly object: LinkedObject }) {
  const { name, title = name, href, note, picture, price, terms, action, removeHref, removeLabel } = object;
  return (
    <div className="u-comparison-object">
      {picture ? <img src={picture.small} alt="" width={44} height={44} /> : null}
      <a href={removeHref} aria-label={removeLabel} title={removeLabel} className="cross">
        <Icon path={mdiClose} size={18} />
      </a>
      <a href={href} className="name" title={title}>
        <MixedText>{name}</MixedText>
      </a>
      <small>{note}</small>
      <div className="price">
        {price}
        {terms ? <small>{terms}</small> : null}
      </div>
      {action}
    </div>
  );
}

/** Requests one object of a comparison; beside two others a phone has room for its icon only. */
export function ComparisonAction({
  children,
  ...link
}: Pick<ButtonLinkProps, 'href' | 'children' | 'aria-label'>) {
  return (
    <ButtonLink size="small" {...link}>
      <Icon path={mdiClipboardPlusOutline} size={18} />
      <span>{children}</span>
    </ButtonLink>
  );
}

/** Adds another object; a phone shows only its icon. */
export function ComparisonAdd({ children, href }: Pick<ButtonLinkProps, 'href' | 'children'>) {
  return (
    <ButtonLink href={href} aria-label={typeof children === 'string' ? children : undefined}>
      <Icon path={mdiPlus} size={20} />
      <span>{children}</span>
    </ButtonLink>
  );
}

/** A larger drawing of each object. It says nothing that the table does not, and stands in no row of it. */
export function ComparisonDrawings({ objects }: { readonly objects: readonly LinkedObject[] }) {
  if (!objects.some(({ picture }) => picture)) return null;
  return (
    <tbody className="drawings" aria-hidden="true">
      <tr>
        <td className="side" />
        {objects.map(({ id, picture }) => (
          <td key={id}>
            {picture ? <img src={picture.large} alt="" width={320} height={112} decoding="async" /> : null}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
