import { streamFile } from '@/lib/media/stream-file';

export const dynamic = 'force-dynamic';

export { streamFile as GET };
