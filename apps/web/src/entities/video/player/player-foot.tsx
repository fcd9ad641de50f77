import type { MediaVideo, VideoSource } from '@bazaar/api/model';
import { ButtonLink } from '@bazaar/ui/button';
import { Latin } from '@bazaar/ui/latin';
import { VideoFoot, VideoFootIcon } from '@bazaar/ui/patterns/video-player';
import { paths } from '@/lib/navigation/paths';
import { videoPlayerMessages as texts } from '@/translations/video-player';
import { useFileSize } from '../playback/use-file-size';

export interface PlayerFootProps {
  readonly video: MediaVideo;
  readonly source: VideoSource | undefined;
}

const KINDS: Readonly<Record<string, string>> = { 'video/mp4': 'MP4', 'video/webm': 'WebM' };

/** Renders where a video goes on: the article it belongs to, and its file. */
export function PlayerFoot({ video: { article }, source }: PlayerFootProps) {
  const size = useFileSize(source?.url);
  if (!article && !source) return null;
  return (
    <VideoFoot note={article ? texts.articleNote(article.title) : undefined}>
      {article ? (
        <ButtonLink size="small" href={paths.article(article)}>
          <VideoFootIcon name="article" />
          {texts.article}
        </ButtonLink>
      ) : null}
      {source ? (
        <ButtonLink size="small" href={source.url} download>
          <VideoFootIcon name="download" />
          <span>
            {texts.download} <Latin>{KINDS[source.mime] ?? ''}</Latin>
            {size ? texts.ofSize(size) : null}
          </span>
        </ButtonLink>
      ) : null}
    </VideoFoot>
  );
}
