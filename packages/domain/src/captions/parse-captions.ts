import { cueText } from './cue-text';

/** A sentence of a video with its time. */
export interface CaptionCue {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Plain text; lines are separated by `\n`. */
  readonly text: string;
}

/** Hours are optional, and longer than two digits in a long recording. What follows the times are settings of its place. */
const TIMES =
  /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})(?:[ \t]|$)/;

/**
 * Returns the cues of a WebVTT file by start: notes, styles, regions, cues without text and what cannot be read are left out. Cues may
 * overlap. A file without its signature has none.
 */
export function parseCaptions(file: string): readonly CaptionCue[] {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return [];
  const cues: CaptionCue[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const times = TIMES.exec(lines[at] ?? '');
    if (times === null) continue;
    const said: string[] = [];
    // The text of a cue ends with an empty line, or where the next cue begins without one.
    while (at + 1 < lines.length && lines[at + 1] !== '' && !lines[at + 1]?.includes('-->')) {
      at += 1;
      said.push(lines[at] ?? '');
    }
    const [startSeconds, endSeconds] = [secondsOf(times.slice(1, 5)), secondsOf(times.slice(5, 9))];
    const text = cueText(said.join('\n'));
    if (text !== '' && endSeconds > startSeconds) cues.push({ startSeconds, endSeconds, text });
  }
  return cues.toSorted((left, right) => left.startSeconds - right.startSeconds);
}

function secondsOf([hours, minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}
