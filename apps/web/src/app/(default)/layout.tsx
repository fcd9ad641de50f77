import type { ReactNode } from 'react';
import { DefaultFrame } from '@/shell/frames/default-frame';

export default function DefaultLayout({ children }: { readonly children: ReactNode }) {
  return <DefaultFrame>{children}</DefaultFrame>;
}
