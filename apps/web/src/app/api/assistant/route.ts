import { proposeConditions } from '@/features/assistant/model/propose';

export const dynamic = 'force-dynamic';

export { proposeConditions as POST };
