import { streamMedia } from '@/platform/media/stream-media';

export const dynamic = 'force-dynamic';

export { streamMedia as GET };
