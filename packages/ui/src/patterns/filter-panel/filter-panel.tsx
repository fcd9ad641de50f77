import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Accordion } from '../../accordion/accordion';
import { Button } from '../../button/button';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { Link } from '../../link/link';
import { cx } from '../../style/cx';

export { FilterOptions, type FilterOptionsProps, type FilterOptionView } from './filter-options';
export { FilterRange, type FilterRangeProps, type FilterUnitView } from './filter-range';

export interface FilterPanelProps {
  /** The popover's id, for the button that opens it on phones. */
  readonly id: string;
  /** The form's id, for controls elsewhere in the list. */
  readonly formId: string;
  /** Address of the list; the form is submitted there without script. */
  readonly action: string;
  /** Heading of the panel. */
  readonly title: string;
  /** Link that removes everything chosen. */
  readonly clear?: { readonly href: string; readonly label: string };
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** «اعمال فیلترها»: submits the form. */
  readonly applyLabel: string;
  /** «نمایش ۱۳۶ محصول»: closes the sheet, where choices take effect at once. */
  readonly showLabel: string;
  /** Query parameters to keep that no control of the form shows. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly children: ReactNode;
}

/**
 * The filters of a list: one plain form, which works without script.
 *
 * Use it beside a list from md up, and in a sheet on phones. Not for sorting or the view (ResultsBar), and not for a form that changes
 * data.
 */
export function FilterPanel({
  id,
  formId,
  action,
  title,
  clear,
  hidden,
  children,
  ...labels
}: FilterPanelProps) {
  return (
    <aside id={id} popover="auto" aria-labelledby={`${id}-title`} className={cx('filter-panel')}>
      {/* The address determines the choices: the browser must not restore those of an earlier visit. */}
      <form id={formId} action={action} method="get" autoComplete="off" data-list-form>
        {hidden.map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className={cx('filter-head')}>
          <Heading level={2} size="16" id={`${id}-title`}>
            {title}
          </Heading>
          {clear ? (
            <Link href={clear.href} size={13} touch data-list-link>
              {clear.label}
            </Link>
          ) : null}
          <Button
            tone="text"
            size="icon"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={labels.closeLabel}
          >
            <Icon path={mdiClose} />
          </Button>
        </div>
        {children}
        <div className={cx('filter-foot')}>
          <Button tone="primary" type="submit" wide>
            {labels.applyLabel}
          </Button>
          <Button tone="primary" wide popoverTarget={id} popoverTargetAction="hide" data-enhanced>
            {labels.showLabel}
          </Button>
        </div>
      </form>
    </aside>
  );
}

export interface FilterGroupProps {
  readonly title: string;
  readonly symbol?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** One property; collapses with the platform's disclosure. */
export function FilterGroup({ title, symbol, isOpen, children }: FilterGroupProps) {
  const heading = (
    <h3>
      {title}
      {symbol ? (
        <>
          {' '}
          <Latin>{symbol}</Latin>
        </>
      ) : null}
    </h3>
  );
  return (
    <Accordion title={heading} isOpen={isOpen}>
      {children}
    </Accordion>
  );
}
