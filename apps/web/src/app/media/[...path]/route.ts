import { streamMedia } from '@/lib/media/stream-media';
import { isVideoFile, streamVideo } from '@/lib/media/stream-video';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return isVideoFile(request.url) ? streamVideo(request) : streamMedia(request);
}
