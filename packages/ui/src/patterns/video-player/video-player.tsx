'use client';

import type { KeyboardEventHandler, ReactNode, Ref, VideoHTMLAttributes } from 'react';
import { Icon } from '../../icon/icon';
import { mdiLoading, mdiPlay } from '../../icon/player-set';

export { VideoControls, type VideoControlsProps, type VideoControlTexts } from './video-controls';
export { VideoExtra, type VideoExtraProps, VideoExtras, type VideoExtrasProps } from './video-extras';
export { VideoFoot, VideoFootIcon, type VideoFootProps } from './video-foot';
export { TranscriptNotice, VideoInstead, VideoTitle } from './video-notice';
export { VideoTranscript, type VideoTranscriptProps } from './video-transcript';

export interface VideoPlayerProps {
  /** The picture with its controls: what becomes fullscreen. */
  readonly mainRef?: Ref<HTMLDivElement>;
  /** The `<video>` and what is drawn over it. */
  readonly stage: ReactNode;
  /** Row of controls below the picture. */
  readonly controls: ReactNode;
  /** Text of what is said. */
  readonly transcript?: ReactNode;
  /** What stands below the controls. */
  readonly foot?: ReactNode;
  /** Called for keys inside the player. */
  readonly onKeyDown?: KeyboardEventHandler;
}

/**
 * A video with controls of our own, its transcript beside it, or below it on narrow screens.
 *
 * Use it in a Dialog that loads when a video is pressed. Not in the first script of a page, and not to choose a video (VideoGrid).
 */
export function VideoPlayer({ mainRef, stage, controls, transcript, foot, onKeyDown }: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the player act wherever the focus is inside; each has a button, too
    <div className="u-video-player" onKeyDown={onKeyDown}>
      <div className="u-video-body">
        <div ref={mainRef} className="u-video-main">
          {stage}
          {controls}
        </div>
        {transcript}
      </div>
      {foot}
    </div>
  );
}

export interface VideoStageProps extends VideoHTMLAttributes<HTMLVideoElement> {
  readonly videoRef: Ref<HTMLVideoElement>;
  readonly title: string;
  /** Sentences on screen now. */
  readonly captions: readonly string[];
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly waitingLabel: string;
  /** Read by screen readers for the large button over the picture of a video that is not playing. */
  readonly playLabel: string;
  readonly onToggle: () => void;
  /** Over the picture: an offer to continue. */
  readonly offer?: ReactNode;
  /** In place of the video: it could not be played. */
  readonly failure?: ReactNode;
}

/** The picture of a video: captions on it, a sign while it waits, and the large play button. */
export function VideoStage({
  videoRef,
  title,
  captions,
  isPlaying,
  isWaiting,
  waitingLabel,
  playLabel,
  onToggle,
  offer,
  failure,
  ...video
}: VideoStageProps) {
  return (
    <div className="u-video-stage">
      <video ref={videoRef} playsInline aria-label={title} onClick={onToggle} {...video} />
      {failure ? <div className="u-video-failure">{failure}</div> : null}
      {!isPlaying && !isWaiting && !failure ? (
        <button type="button" className="u-video-begin" aria-label={playLabel} onClick={onToggle}>
          <Icon path={mdiPlay} size={32} />
        </button>
      ) : null}
      {isWaiting && !failure ? (
        <span role="status" className="u-video-waiting">
          <Icon path={mdiLoading} size={32} />
          <span className="sr">{waitingLabel}</span>
        </span>
      ) : null}
      {offer && !failure ? <div className="u-video-offer">{offer}</div> : null}
      {captions.length > 0 && !failure ? (
        <p className="u-video-captions">
          {captions.map((text) => (
            <span key={text}>{`\u200f${text}`}</span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
