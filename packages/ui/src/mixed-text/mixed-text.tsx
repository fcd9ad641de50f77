import type { ReactNode } from 'react';
import { latinRuns } from './latin-runs';

export interface MixedTextProps {
  /** A text is taken apart; any other content stays as it is. */
  readonly children: ReactNode;
}

/** A code held together by characters, as where no element can stand; here an element does. Other isolates, as around a minus, stay. */
const isolatedCode = /\u2066([^\u2066-\u2069]*[A-Za-z][^\u2066-\u2069]*)\u2069/g;

/** Longer than this a Latin run may break at its spaces; a code never breaks. */
const LONGEST_UNBROKEN = 20;

/**
 * A name or title as people wrote it, Persian with codes within: every Latin run stands isolated and left to right, so that a part number
 * reads as it is printed.
 *
 * Use it for names and titles that come from data. Not for a text that is Latin as a whole (Latin).
 */
export function MixedText({ children }: MixedTextProps) {
  if (typeof children !== 'string') return children;
  return latinRuns(children.replace(isolatedCode, '$1')).map(({ text, isLatin }, index) =>
    isLatin ? (
      <bdi key={index} dir="ltr" className={text.length > LONGEST_UNBROKEN ? undefined : 'lt'}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
