import { mdiCheck } from '@mdi/js';
import type { ReactNode } from 'react';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface AddressCardTexts {
  readonly postalCode: string;
  readonly receiver: string;
  readonly access: string;
}

export interface AddressCardProps {
  /** Id of the element; labels, hints and links refer to it. */
  readonly id: string;
  /** Name that the person gave the address. */
  readonly title: string;
  /** Province, city, street and number, in reading order. */
  readonly address: string;
  /** Formatted: «۳۱۷۶۸-۵۴۱۳۹». */
  readonly postalCode?: string | undefined;
  /** Who receives the delivery. */
  readonly receiver?: string | undefined;
  /** Formatted; rendered left to right. */
  readonly phone?: string | undefined;
  /** Access for lorries and opening hours. */
  readonly access?: string | undefined;
  /** Where it was used. */
  readonly note?: ReactNode;
  /** «پیش‌فرض», «برای این سفارش»: highlights the card. */
  readonly mark?: string | undefined;
  /** Texts of its parts, from the translations of the app. */
  readonly texts: AddressCardTexts;
  /** Buttons and links, smaller ones first; the one that removes goes into `remove`. */
  readonly actions?: ReactNode;
  /** Button that removes the address; absent where it must stay. */
  readonly remove?: ReactNode;
  /** Replaces `remove`: why it cannot be removed. */
  readonly storedReason?: string | undefined;
  /** While it is being removed: replaces everything else, with undo. */
  readonly removal?: { readonly text: ReactNode; readonly undo: ReactNode } | undefined;
}

/**
 * A delivery or billing address as a card.
 *
 * Use it where a person keeps or chooses addresses, inside AddressGrid. Not for the address of a supplier (FactList), and not for a form.
 */
export function AddressCard(props: AddressCardProps) {
  const { id, title, address, mark, note, removal } = props;
  const headingId = `${id}-title`;
  return (
    <article
      id={id}
      className={cx('address-card', { chosen: mark !== undefined, leaving: removal !== undefined })}
      aria-labelledby={headingId}
    >
      <div className={cx('address-head')}>
        <Heading level={2} size="16" id={headingId}>
          {title}
        </Heading>
        {mark ? (
          <span className={cx('address-mark')}>
            <Icon path={mdiCheck} size={16} />
            {mark}
          </span>
        ) : null}
      </div>
      {removal ? (
        <p className={cx('address-note')} role="status">
          {removal.text}
        </p>
      ) : (
        <>
          <p className={cx('address-lines')}>{address}</p>
          <Facts {...props} />
          {note ? <p className={cx('address-note')}>{note}</p> : null}
        </>
      )}
      <Foot {...props} />
    </article>
  );
}

function Facts({ postalCode, receiver, phone, access, texts }: AddressCardProps) {
  return (
    <dl className="u-address-facts">
      {postalCode ? (
        <Fact label={texts.postalCode}>
          <bdi dir="ltr" className="nowrap">
            {postalCode}
          </bdi>
        </Fact>
      ) : null}
      {receiver || phone ? (
        <Fact label={texts.receiver}>
          {receiver}
          {receiver && phone ? '، ' : null}
          {phone ? (
            <bdi dir="ltr" className="nowrap">
              {phone}
            </bdi>
          ) : null}
        </Fact>
      ) : null}
      {access ? <Fact label={texts.access}>{access}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Foot({ actions, remove, storedReason, removal }: AddressCardProps) {
  if (removal) return <div className={cx('address-foot')}>{removal.undo}</div>;
  return (
    <div className={cx('address-foot')}>
      {actions}
      {storedReason ? <span className="u-address-why">{storedReason}</span> : null}
      {remove && !storedReason ? <span className="u-address-remove">{remove}</span> : null}
    </div>
  );
}

/** The cards of a person's addresses: stacked on phones, otherwise as many columns as fit. */
export function AddressGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section aria-label={label} className={cx('address-grid')}>
      {children}
    </section>
  );
}
