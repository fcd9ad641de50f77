import { mdiContentCopy } from '@mdi/js';
import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { cx } from '../../style/cx';
import { AuthorLine } from '../author-line/author-line';

export interface ProductPageProps {
  readonly lead: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The product page: lead and body beside the price panel; on phones lead, panel, body. */
export function ProductPage({ lead, aside, children }: ProductPageProps) {
  return (
    <div className={cx('product-page')}>
      <div>
        <Card bleed>{lead}</Card>
      </div>
      <aside className="u-product-aside">
        <Card bleed>{aside}</Card>
      </aside>
      <div className="u-product-body">{children}</div>
    </div>
  );
}

export interface StagePicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An identifier of the product: brand, model, standards. */
export interface ProductCode {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface ProductLeadProps {
  readonly picture?: StagePicture;
  readonly caption?: string;
  readonly name: ReactNode;
  /** Nothing that is seen. */
  readonly afterName?: ReactNode;
  readonly scientificName?: string;
  /** Label of the button that copies the scientific name; a script handles its `data-action`. */
  readonly copyLabel?: string;
  readonly ids: readonly ProductCode[];
  /** The spec strip with its switch. */
  readonly strip: ReactNode;
  readonly facts?: ReactNode;
  /** `RecordActions`. */
  readonly actions?: ReactNode;
}

/** Head of the product: drawing in a fixed box, names, codes, key properties. */
export function ProductLead(props: ProductLeadProps) {
  return (
    <div className={cx('product-lead')}>
      <figure>
        <div className={cx('product-stage')}>{props.picture ? <Stage {...props.picture} /> : null}</div>
        {props.caption ? <figcaption className="u-product-caption">{props.caption}</figcaption> : null}
      </figure>
      <div className={cx('product-intro')}>
        <Heading level={1}>{props.name}</Heading>
        {props.afterName}
        {props.scientificName ? (
          <p className="u-product-science">
            <Latin>{props.scientificName}</Latin>
            {props.copyLabel ? (
              <button
                type="button"
                data-action="copy"
                data-payload={JSON.stringify({ text: props.scientificName })}
                aria-label={props.copyLabel}
                title={props.copyLabel}
              >
                <Icon path={mdiContentCopy} size={16} />
              </button>
            ) : null}
          </p>
        ) : null}
        <p className="u-product-ids">
          {props.ids.map(({ id, label, value }) => (
            <span key={id}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
        {props.strip}
        {props.facts}
        {props.actions}
      </div>
    </div>
  );
}

/** The largest element on the screen: loaded with high priority. */
function Stage({ alt, ...picture }: StagePicture) {
  return <img alt={alt} {...picture} fetchPriority="high" decoding="async" />;
}

/** Head of the spec strip: its title, and the switch of its units. */
export function StripHead({ title, control }: { readonly title: string; readonly control?: ReactNode }) {
  return (
    <div className="u-strip-head">
      <span>{title}</span>
      {control}
    </div>
  );
}

export interface SupplierBlockProps {
  readonly monogram: string;
  readonly name: string;
  readonly href: string;
  /** Kind and city. */
  readonly detail: string;
  /** Trust lines. */
  readonly trust: ReactNode;
  readonly actions?: ReactNode;
}

/** The supplier, and who vouches for it. */
export function SupplierBlock({ monogram, name, href, detail, trust, actions }: SupplierBlockProps) {
  return (
    <div className={cx('product-supplier')}>
      <AuthorLine monogram={monogram} name={name} href={href} detail={detail} />
      {trust}
      {actions ? <p className="u-supplier-actions-more">{actions}</p> : null}
    </div>
  );
}
