import { CATALOGUE_DEADLINE_MS, callCatalogue } from '@/lib/bff/call-catalogue';

/**
 * Calls the catalogue for a file. The deadline is that of the answer's begin: a large drawing or a long video may take as long as the
 * visitor's line needs, and ends with their request.
 */
export async function callForMedia(request: Request, url: URL, init: RequestInit = {}): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), CATALOGUE_DEADLINE_MS);
  try {
    const signal = AbortSignal.any([request.signal, late.signal]);
    return await callCatalogue(url, { method: 'GET', ...init, signal });
  } finally {
    clearTimeout(timer);
  }
}
