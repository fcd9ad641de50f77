import type { ReactNode } from 'react';
import { FrameView } from '@/shell/frames/frame-view';
import { ProfileFrameIsland } from '@/shell/profile-frame/profile-frame-island';
import { contact, footerGroups, headerLinks } from './frame-links';

export interface StoryFrameProps {
  readonly kind: 'site' | 'account';
  readonly children: ReactNode;
}

/** The layout of the site around the story of a whole screen; `account` adds the frame of a person's pages, which makes its own calls. */
export function StoryFrame({ kind, children }: StoryFrameProps) {
  return (
    <div data-story-frame={kind}>
      <FrameView
        siteName="بازار صنعت"
        footerGroups={footerGroups}
        contact={contact}
        trust={{ enamad: 'https://trustseal.enamad.ir/?id=1' }}
        links={headerLinks}
      >
        {kind === 'account' ? <ProfileFrameIsland>{children}</ProfileFrameIsland> : children}
      </FrameView>
    </div>
  );
}
