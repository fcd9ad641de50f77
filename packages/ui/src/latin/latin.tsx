import type { ReactNode } from 'react';

/**
 * Codes, part numbers, standards and scientific names: left to right, isolated, never broken.
 *
 * Use it around every Latin piece inside Persian text. Not for numbers with a unit (UnitValue), and not for a whole paragraph in English:
 * that is text with `lang` and `dir`.
 */
export function Latin({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" lang="en" className="lt">
      {children}
    </bdi>
  );
}
