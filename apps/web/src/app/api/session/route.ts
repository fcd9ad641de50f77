import { endSession } from '@/platform/session/end-session';

export const dynamic = 'force-dynamic';

export { endSession as DELETE };
