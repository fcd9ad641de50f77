import { streamMedia } from '@/lib/media/stream-media';

export const dynamic = 'force-dynamic';

export { streamMedia as GET };
