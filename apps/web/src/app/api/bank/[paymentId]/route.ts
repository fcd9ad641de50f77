import { openBank } from '@/entities/payment/leave/open-bank';

export const dynamic = 'force-dynamic';

interface Address {
  readonly params: Promise<{ readonly paymentId: string }>;
}

/** Leads to the bank's page of a payment that is under way. */
export async function GET(_: Request, { params }: Address): Promise<Response> {
  return openBank((await params).paymentId);
}
