import type { ReactNode } from 'react';
import { ButtonLink } from '../../button/button';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { type Spec, SpecStrip } from '../../spec-strip/spec-strip';
import { cx } from '../../style/cx';

export interface BrowserPreviewProps {
  readonly picture: string | undefined;
  readonly name: string;
  readonly scientificName?: string;
  readonly specs: readonly Spec[];
  readonly action: { readonly href: string; readonly label: string };
  readonly actions?: ReactNode;
}

/** Preview of the current category: drawing, the ranges of its key properties, the link to it. */
export function BrowserPreview({
  picture,
  name,
  scientificName,
  specs,
  action,
  actions,
}: BrowserPreviewProps) {
  return (
    <div className={cx('browser-preview')}>
      <span className="u-browser-picture">
        {picture ? (
          <img key={picture} src={picture} alt="" width={346} height={164} decoding="async" />
        ) : null}
      </span>
      <h2>
        <MixedText>{name}</MixedText>
      </h2>
      <p>{scientificName ? <Latin>{scientificName}</Latin> : null}</p>
      <div className="u-browser-strip">
        {specs.length > 0 ? <SpecStrip specs={specs} columns="2" /> : null}
      </div>
      <ButtonLink href={action.href} tone="primary" wide>
        {action.label}
      </ButtonLink>
      {actions ? <div className="u-browser-actions">{actions}</div> : null}
    </div>
  );
}
