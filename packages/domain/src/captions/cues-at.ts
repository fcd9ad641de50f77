import type { CaptionCue } from './parse-captions';

/** Returns the cues on screen at a time, the earliest first. */
export function cuesAt(cues: readonly CaptionCue[], seconds: number): readonly CaptionCue[] {
  return cues.filter(({ startSeconds, endSeconds }) => startSeconds <= seconds && seconds < endSeconds);
}
