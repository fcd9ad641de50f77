import type { ReactNode } from 'react';

interface LanguageProps {
  readonly children: ReactNode;
}

/** English and Persian side by side, one above the other on a narrow screen. */
export const Both = ({ children }: LanguageProps) => <div className="both">{children}</div>;

export const En = ({ children }: LanguageProps) => (
  <div dir="ltr" lang="en">
    {children}
  </div>
);

export const Fa = ({ children }: LanguageProps) => (
  <div dir="rtl" lang="fa">
    {children}
  </div>
);
