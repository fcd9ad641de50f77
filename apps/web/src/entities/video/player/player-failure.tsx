import type { MediaVideo } from '@bazaar/api/model';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { videoPlayerMessages as texts } from '@/translations/video-player';

export interface PlayerFailureProps {
  readonly video: MediaVideo;
  readonly onRetry: () => void;
}

/** Renders what remains of a video that cannot be played: its file, and another try. */
export function PlayerFailure({ video, onRetry }: PlayerFailureProps) {
  const [source] = video.sources;
  if (source === undefined) return <ErrorPanel title={texts.noSource} />;
  return (
    <ErrorPanel
      title={texts.failed}
      action={
        <>
          <Button tone="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
          <ButtonLink href={source.url} download>
            {texts.download}
          </ButtonLink>
        </>
      }
    />
  );
}
