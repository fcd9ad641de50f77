import type { ReactNode } from 'react';
import { latinRuns } from './latin-runs';
import { WholeCodes } from './whole-codes';

export interface MixedTextProps {
  /** A text is split into runs; any other content stays as it is. */
  readonly children: ReactNode;
}

/**
 * A code isolated by characters, as needed where no element is possible; here an element replaces them. Other isolates, such as around a
 * minus, stay.
 */
const isolatedCode = /\u2066([^\u2066-\u2069]*[A-Za-z][^\u2066-\u2069]*)\u2069/g;

/** A longer Latin run breaks at its spaces; a code never breaks. */
const LONGEST_UNBROKEN = 20;

/**
 * A name or title in Persian with codes within: every Latin run is isolated and left to right, so that a part number reads as printed.
 *
 * Use it for names and titles that come from data. Not for a text that is entirely Latin (Latin).
 */
export function MixedText({ children }: MixedTextProps) {
  if (typeof children !== 'string') return children;
  return latinRuns(children.replace(isolatedCode, '$1')).map(({ text, isLatin }, index) =>
    isLatin ? (
      <bdi key={index} dir="ltr" className={text.length > LONGEST_UNBROKEN ? undefined : 'lt'}>
        {text.length > LONGEST_UNBROKEN ? <WholeCodes>{text}</WholeCodes> : text}
      </bdi>
    ) : (
      text
    ),
  );
}
