import { parseVideosAddress } from '@/features/videos/videos-address';
import { VideosScreen, videosMetadata } from '@/features/videos/videos-screen';
import { pageVariants } from '@/lib/navigation/page-variants';

/** R10: the videos; its query holds a filter, a further page, an open video. */
export const videosPage = pageVariants<Record<string, never>>({
  metadata: ({ query }) => videosMetadata(parseVideosAddress(query)),
  draw: ({ query }) => <VideosScreen address={parseVideosAddress(query)} />,
});
