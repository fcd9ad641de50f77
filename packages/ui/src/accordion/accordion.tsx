import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { u } from '../style/u';

export interface AccordionProps {
  readonly title: ReactNode;
  readonly isOpen?: boolean;
  readonly id?: string;
  readonly children: ReactNode;
}

/** The platform's disclosure: opens without script, found by the browser's search in the page. */
export function Accordion({ title, isOpen = false, id, children }: AccordionProps) {
  return (
    <details open={isOpen} id={id} className="u-accordion">
      <summary className={u('accordion-summary')}>
        <span>{title}</span>
        <Icon path={mdiChevronDown} />
      </summary>
      <div className={u('accordion-body')}>{children}</div>
    </details>
  );
}
