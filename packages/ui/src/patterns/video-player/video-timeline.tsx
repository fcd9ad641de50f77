'use client';

/** Length of the drawing, in its own units. */
const LENGTH = 1000;

export interface VideoTimelineProps {
  readonly label: string;
  /** «۱ دقیقه و ۱۲ ثانیه از ۴ دقیقه». */
  readonly valueText: string;
  readonly seconds: number;
  readonly durationSeconds: number;
  /** What has arrived, in seconds. */
  readonly buffered: readonly (readonly [from: number, to: number])[];
  /** Where parts begin, in seconds. */
  readonly marks: readonly number[];
  readonly onSeek: (seconds: number) => void;
}

/** The time of a video, from left to right: what has arrived, what has passed, where parts begin. Media time is not mirrored. */
export function VideoTimeline({
  label,
  valueText,
  seconds,
  durationSeconds,
  buffered,
  marks,
  onSeek,
}: VideoTimelineProps) {
  const part = (value: number) =>
    durationSeconds > 0 ? Math.min(LENGTH, (value / durationSeconds) * LENGTH) : 0;
  return (
    <span className="u-video-time" dir="ltr">
      {/* A drawing: the policy of static pages refuses inline styles. */}
      <svg className="u-video-rail" viewBox={`0 0 ${LENGTH} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="is-rail" y={2} width={LENGTH} height={4} />
        {buffered.map(([from, to]) => (
          <rect
            key={from}
            className="is-buffered"
            x={part(from)}
            y={2}
            width={part(to) - part(from)}
            height={4}
          />
        ))}
        <rect className="is-passed" y={2} width={part(seconds)} height={4} />
        {marks
          .filter((mark) => mark > 0)
          .map((mark) => (
            <rect key={mark} className="is-mark" x={part(mark)} width={2} height={8} />
          ))}
      </svg>
      <input
        type="range"
        dir="ltr"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={Math.max(1, Math.floor(durationSeconds))}
        step={1}
        value={Math.floor(seconds)}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </span>
  );
}
