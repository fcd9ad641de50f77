import { receiveReports } from '@/lib/policy-reports/receive-reports';

export const dynamic = 'force-dynamic';

export { receiveReports as POST };
