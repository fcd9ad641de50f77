'use client';

import {
  mdiClosedCaption,
  mdiClosedCaptionOutline,
  mdiFastForward10,
  mdiFullscreen,
  mdiFullscreenExit,
  mdiPause,
  mdiPictureInPictureBottomRight,
  mdiPlay,
  mdiRewind10,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '../../icon/player-set';
import { IconButton } from '../../icon-button/icon-button';
import { VideoTimeline, type VideoTimelineProps } from './video-timeline';

export interface VideoControlTexts {
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly mute: string;
  readonly unmute: string;
  readonly volume: string;
  readonly speed: string;
  readonly captions: string;
  readonly picture: string;
  readonly fullscreen: string;
  readonly leaveFullscreen: string;
}

export interface VideoControlsProps {
  readonly texts: VideoControlTexts;
  readonly timeline: VideoTimelineProps;
  /** «۱:۱۲» and «۴:۳۶». */
  readonly clock: readonly [now: string, length: string];
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onStep: (seconds: number) => void;
  readonly isMuted: boolean;
  readonly onMute: () => void;
  /** 0 to 1. */
  readonly volume: number;
  /** «۸۰ درصد». */
  readonly volumeText: string;
  readonly onVolume: (volume: number) => void;
  readonly speed: number;
  readonly speeds: readonly { readonly value: number; readonly label: string }[];
  readonly onSpeed: (speed: number) => void;
  /** Absent for a video without captions. */
  readonly captions?: { readonly isOn: boolean; readonly onToggle: () => void };
  /** Absent where the browser has no small window. */
  readonly onPicture?: (() => void) | undefined;
  readonly fullscreen?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
}

const JUMP_SECONDS = 10;

/** The controls of a video, from left to right in every language: they are those of a device, and are not mirrored. */
export function VideoControls(props: VideoControlsProps) {
  const { texts, timeline, clock, isPlaying, isMuted, volume, captions, fullscreen } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are buttons of a device
    <div role="group" aria-label={texts.controls} className="u-video-controls" dir="ltr">
      <VideoTimeline {...timeline} />
      <div className="u-video-buttons">
        <IconButton
          icon={isPlaying ? mdiPause : mdiPlay}
          label={isPlaying ? texts.pause : texts.play}
          onClick={props.onToggle}
          data-first-focus
        />
        <IconButton icon={mdiRewind10} label={texts.back} onClick={() => props.onStep(-JUMP_SECONDS)} />
        <IconButton
          icon={mdiFastForward10}
          label={texts.forward}
          onClick={() => props.onStep(JUMP_SECONDS)}
        />
        <span className="u-video-volume">
          <IconButton
            icon={isMuted || volume === 0 ? mdiVolumeOff : mdiVolumeHigh}
            label={isMuted ? texts.unmute : texts.mute}
            onClick={props.onMute}
          />
          <input
            type="range"
            data-own-keys
            dir="ltr"
            aria-label={texts.volume}
            aria-valuetext={props.volumeText}
            min={0}
            max={1}
            step={0.1}
            value={isMuted ? 0 : volume}
            onChange={(event) => props.onVolume(Number(event.target.value))}
          />
        </span>
        <span className="u-video-clock">
          <b>{clock[0]}</b> / {clock[1]}
        </span>
        <span className="u-video-gap" />
        <select
          data-own-keys
          aria-label={texts.speed}
          title={texts.speed}
          value={props.speed}
          onChange={(event) => props.onSpeed(Number(event.target.value))}
        >
          {props.speeds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {captions ? (
          <IconButton
            icon={captions.isOn ? mdiClosedCaption : mdiClosedCaptionOutline}
            label={texts.captions}
            isPressed={captions.isOn}
            onClick={captions.onToggle}
          />
        ) : null}
        {props.onPicture ? (
          <IconButton
            icon={mdiPictureInPictureBottomRight}
            label={texts.picture}
            onClick={props.onPicture}
            data-small-window
          />
        ) : null}
        {fullscreen ? (
          <IconButton
            icon={fullscreen.isOn ? mdiFullscreenExit : mdiFullscreen}
            label={fullscreen.isOn ? texts.leaveFullscreen : texts.fullscreen}
            onClick={fullscreen.onToggle}
          />
        ) : null}
      </div>
    </div>
  );
}
