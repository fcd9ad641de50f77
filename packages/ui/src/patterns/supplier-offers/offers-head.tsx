import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { Latin } from '../../latin/latin';
import { SpecStrip, stripColumns } from '../../spec-strip/spec-strip';
import { cx } from '../../style/cx';
import { UnitValue } from '../../unit-value/unit-value';

export interface BaseSpecView {
  readonly id: string;
  readonly label: string;
  /** Technical symbol of the property, in Latin. */
  readonly symbol?: string;
  readonly value: string;
  readonly unit?: string;
}

export interface OffersHeadProps {
  readonly name: ReactNode;
  readonly scientificName?: string;
  readonly picture?: { readonly src: string; readonly srcSet?: string; readonly alt: string };
  /** The key properties that all offers share. */
  readonly specs: readonly BaseSpecView[];
  /** «۴ تأمین‌کننده» and the like. */
  readonly note: ReactNode;
  readonly price?: string;
  /** The one main action. */
  readonly action: ReactNode;
  /** Favourite, note, sharing. */
  readonly personal?: ReactNode;
}

/** The base product, independent of its suppliers: drawing, name and key properties, and the price with its one action beside them. */
export function OffersHead(props: OffersHeadProps) {
  const { name, scientificName, picture, specs, note, price, action, personal } = props;
  return (
    <div className={cx('offers-head')}>
      {picture ? (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="320px"
          alt={picture.alt}
          width={640}
          height={427}
          fetchPriority="high"
        />
      ) : null}
      <div className="intro">
        <Heading level={1}>{name}</Heading>
        {scientificName ? (
          <p>
            <Latin>{scientificName}</Latin>
          </p>
        ) : null}
        {specs.length > 0 ? (
          <SpecStrip columns={stripColumns(specs.length)} specs={specs.map(toSpec)} />
        ) : null}
        {personal ? <div className="u-offers-actions">{personal}</div> : null}
      </div>
      <div className="buy">
        {price ? <b>{price}</b> : null}
        <p>{note}</p>
        {action}
      </div>
    </div>
  );
}

/** Properties that all offers share. */
export function BaseSpecs({ specs }: { readonly specs: readonly BaseSpecView[] }) {
  return (
    <dl className="u-offers-specs">
      {specs.map(toSpec).map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function toSpec({ id, label, symbol, value, unit }: BaseSpecView) {
  return {
    id,
    label: (
      <>
        {label}
        {symbol ? (
          <>
            &nbsp;<Latin>{symbol}</Latin>
          </>
        ) : null}
      </>
    ),
    value: <UnitValue value={value} unit={unit} />,
  };
}
