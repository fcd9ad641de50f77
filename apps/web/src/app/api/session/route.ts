import { endSession } from '@/lib/session/end-session';

export const dynamic = 'force-dynamic';

export { endSession as DELETE };
