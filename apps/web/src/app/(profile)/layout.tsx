import '@bazaar/ui/account.css';
import '@bazaar/ui/feedback.css';
import '@bazaar/ui/forms.css';
import '@bazaar/ui/profile.css';
import type { ReactNode } from 'react';
import { DefaultFrame } from '@/shell/frames/default-frame';
import { ProfileFrameIsland } from '@/shell/profile-frame/profile-frame-island';

/**
 * Renders the frame of the profile. Neither authorises nor reads anything of the visitor: each page of the profile checks the session
 * itself.
 */
export default function ProfileLayout({ children }: { readonly children: ReactNode }) {
  return (
    <DefaultFrame isBehindLogin>
      <ProfileFrameIsland>{children}</ProfileFrameIsland>
    </DefaultFrame>
  );
}
