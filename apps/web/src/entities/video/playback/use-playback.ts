import { type RefObject, useCallback, useRef, useState } from 'react';

/** What a video element is doing. */
export interface PlaybackState {
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly buffered: readonly (readonly [from: number, to: number])[];
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly hasEnded: boolean;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly speed: number;
}

export interface Playback extends PlaybackState {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** Reads the element's state; called on each of its events. */
  read(): void;
  toggle(): void;
  play(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  setSpeed(speed: number): void;
}

const HAVE_FUTURE_DATA = 3;

/** Follows one video element. `knownSeconds` is the length the catalogue gives, until the file says its own. */
export function usePlayback(knownSeconds: number): Playback {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlaybackState>({
    seconds: 0,
    durationSeconds: knownSeconds,
    buffered: [],
    isPlaying: false,
    isWaiting: false,
    hasEnded: false,
    volume: 1,
    isMuted: false,
    speed: 1,
  });
  const read = useCallback(() => {
    const video = videoRef.current;
    if (video) setState(stateOf(video, knownSeconds));
  }, [knownSeconds]);
  const change = (act: (video: HTMLVideoElement) => void) => {
    if (!videoRef.current) return;
    act(videoRef.current);
    read();
  };
  // The browser may refuse to play without a press: the large button stays.
  const play = () => change((video) => void video.play().catch(() => undefined));
  return {
    ...state,
    videoRef,
    read,
    play,
    toggle: () => (videoRef.current?.paused === false ? change((video) => video.pause()) : play()),
    seek: (seconds) =>
      change((video) => {
        video.currentTime = Math.min(lengthOf(video, knownSeconds), Math.max(0, seconds));
      }),
    setVolume: (volume) =>
      change((video) => {
        video.volume = Math.min(1, Math.max(0, volume));
        video.muted = false;
      }),
    toggleMute: () =>
      change((video) => {
        video.muted = !video.muted;
      }),
    setSpeed: (speed) =>
      change((video) => {
        video.playbackRate = speed;
      }),
  };
}

function stateOf(video: HTMLVideoElement, knownSeconds: number): PlaybackState {
  const { currentTime, paused, ended, volume, muted, playbackRate, buffered, readyState } = video;
  return {
    seconds: currentTime,
    durationSeconds: lengthOf(video, knownSeconds),
    buffered: Array.from({ length: buffered?.length ?? 0 }, (_, index) => [
      buffered.start(index),
      buffered.end(index),
    ]),
    isPlaying: !paused && !ended,
    isWaiting: !paused && !ended && readyState < HAVE_FUTURE_DATA,
    hasEnded: ended,
    volume,
    isMuted: muted,
    speed: playbackRate,
  };
}

function lengthOf({ duration }: HTMLVideoElement, knownSeconds: number): number {
  return Number.isFinite(duration) && duration > 0 ? duration : knownSeconds;
}
