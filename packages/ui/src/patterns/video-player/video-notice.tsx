import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { Text } from '../../text/text';

/** The title of the player's dialog: the video, and below it who made it and when. */
export function VideoTitle({ title, by }: { readonly title: string; readonly by: string }) {
  return (
    <>
      <MixedText>{title}</MixedText>
      <small className="u-video-by">{by}</small>
    </>
  );
}

/** A sentence in place of the transcript. */
export function TranscriptNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="p" size={13} tone="muted">
      <span role="status" className="u-transcript-notice">
        {children}
      </span>
    </Text>
  );
}

/** What the dialog shows while there is no video in it: it is on its way, missing, or could not be read. */
export function VideoInstead({ children }: { readonly children: ReactNode }) {
  return <div className="u-video-player">{children}</div>;
}
