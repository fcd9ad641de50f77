import { streamFile } from '@/platform/media/stream-file';

export const dynamic = 'force-dynamic';

export { streamFile as GET };
