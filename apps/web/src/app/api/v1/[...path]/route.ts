import { forwardToCatalogue } from '@/lib/bff/forward';

export const dynamic = 'force-dynamic';

export {
  forwardToCatalogue as DELETE,
  forwardToCatalogue as GET,
  forwardToCatalogue as HEAD,
  forwardToCatalogue as PATCH,
  forwardToCatalogue as POST,
  forwardToCatalogue as PUT,
};
