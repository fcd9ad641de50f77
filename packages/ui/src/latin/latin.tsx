import type { ReactNode } from 'react';

/** Codes, part numbers, standards and scientific names: left to right, isolated, never broken. */
export function Latin({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" lang="en" className="lt">
      {children}
    </bdi>
  );
}
