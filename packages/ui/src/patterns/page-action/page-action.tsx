import {
  mdiMessageQuestionOutline,
  mdiNoteEditOutline,
  mdiPrinterOutline,
  mdiScaleBalance,
  mdiShareVariantOutline,
} from '@mdi/js';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

const icons = {
  ask: mdiMessageQuestionOutline,
  note: mdiNoteEditOutline,
  compare: mdiScaleBalance,
  share: mdiShareVariantOutline,
  print: mdiPrinterOutline,
};

interface ActionLook {
  /** Which of the known actions it is; sets the icon. */
  readonly icon: keyof typeof icons;
  readonly children: ReactNode;
}

export type PageActionProps = ActionLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'>;

/**
 * An action on the object of a page, beside the heart: a note, sharing.
 *
 * Use it in the row of actions of an object, three or four of them. Not for the main action of the page (Button), and not for an icon
 * without text (IconButton).
 */
export function PageAction({ icon, children, ...button }: PageActionProps) {
  return (
    <button type="button" className={cx('icon-action')} {...button}>
      <Icon path={icons[icon]} />
      {children}
    </button>
  );
}

export type PageActionLinkProps = ActionLook & { readonly href: string } & Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'href' | 'className' | 'style' | 'children'
  >;

/** A variant that also works without script, because it is a link. */
export function PageActionLink({ icon, children, ...anchor }: PageActionLinkProps) {
  return (
    <a className={cx('icon-action')} {...anchor}>
      <Icon path={icons[icon]} />
      {children}
    </a>
  );
}
