import '@bazaar/ui/account.css';
import type { ReactNode } from 'react';
import { DefaultFrame } from '@/shell/frames/default-frame';

/** Neither authorises nor reads anything of the visitor: each page of the profile checks the session itself. */
export default function ProfileLayout({ children }: { readonly children: ReactNode }) {
  return <DefaultFrame>{children}</DefaultFrame>;
}
