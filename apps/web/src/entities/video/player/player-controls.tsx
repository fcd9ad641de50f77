import { formatClock, sayTime } from '@bazaar/domain/captions/playback-time';
import { SPEEDS } from '@bazaar/domain/captions/player-command';
import type { VideoChapter } from '@bazaar/domain/captions/transcript';
import { formatNumber } from '@bazaar/domain/persian';
import { VideoControls, type VideoControlsProps } from '@bazaar/ui/patterns/video-player';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { smallWindow } from '../playback/use-fullscreen';
import type { Playback } from '../playback/use-playback';

export interface PlayerControlsProps extends Pick<VideoControlsProps, 'fullscreen'> {
  readonly playback: Playback;
  readonly chapters: readonly VideoChapter[];
  readonly captions: VideoControlsProps['captions'] | undefined;
}

/** Renders the controls with their words and numbers in Persian. */
export function PlayerControls({ playback, chapters, captions, fullscreen }: PlayerControlsProps) {
  const { seconds, durationSeconds, volume, isMuted } = playback;
  return (
    <VideoControls
      texts={texts.controls}
      timeline={{
        label: texts.time,
        valueText: texts.timeOf(sayTime(seconds), sayTime(durationSeconds)),
        seconds,
        durationSeconds,
        buffered: playback.buffered,
        marks: chapters.map(({ startSeconds }) => startSeconds),
        onSeek: playback.seek,
      }}
      clock={[formatClock(seconds), formatClock(durationSeconds)]}
      isPlaying={playback.isPlaying}
      onToggle={playback.toggle}
      onStep={(by) => playback.seek(seconds + by)}
      isMuted={isMuted}
      onMute={playback.toggleMute}
      volume={volume}
      volumeText={texts.percent(formatNumber(Math.round((isMuted ? 0 : volume) * 100)))}
      onVolume={playback.setVolume}
      speed={playback.speed}
      speeds={SPEEDS.map((value) => ({ value, label: `${formatNumber(value)}×` }))}
      onSpeed={playback.setSpeed}
      {...(captions ? { captions } : {})}
      onPicture={smallWindow(playback.videoRef)}
      fullscreen={fullscreen}
    />
  );
}
