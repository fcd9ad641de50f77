import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface AccordionProps {
  /** Text of the line that opens and closes it. */
  readonly title: ReactNode;
  /** Whether it is open at first; the reader changes it. */
  readonly isOpen?: boolean;
  /** Id of the whole, so that a link can lead to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * The platform's disclosure: opens without script and is found by the browser's search in the page.
 *
 * Use it for questions with short answers and for details few people need. Not for content that everybody must read, nor for views of one
 * object of which one is always open (TabPanels).
 */
export function Accordion({ title, isOpen = false, id, children }: AccordionProps) {
  return (
    <details open={isOpen} id={id} className="u-accordion">
      <summary className={cx('accordion-summary')}>
        <span>
          <MixedText>{title}</MixedText>
        </span>
        <Icon path={mdiChevronDown} />
      </summary>
      <div className={cx('accordion-body')}>{children}</div>
    </details>
  );
}
