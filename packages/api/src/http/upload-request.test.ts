import { expect, it, vi } from 'vitest';
import { uploadFile } from '../generated/endpoints/files/files';

it('a generated upload is a form whose parts arrive as they were given', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.json({ id: 'file-1' }));
  const headers = { 'Idempotency-Key': '8d0f7a3e-3a0c-4a52-9f0e-5c1d2b7a9e10' };
  const file = new File(['%PDF-1.4'], 'نقشه.pdf', { type: 'application/pdf' });
  const answer = await uploadFile({ file, purpose: 'Feedback' }, { fetch: send, headers });
  expect(answer).toEqual({ id: 'file-1' });

  const [url, init] = send.mock.calls[0]!;
  const request = new Request(`http://localhost${String(url)}`, init);
  // `fetch` chooses the boundary: an explicit content type would make the body unreadable.
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(request.headers.get('idempotency-key')).toBe(headers['Idempotency-Key']);
  const form = await request.formData();
  expect(form.get('purpose')).toBe('Feedback');
  const sent = form.get('file') as File;
  expect([sent.name, sent.type, await sent.text()]).toEqual(['نقشه.pdf', 'application/pdf', '%PDF-1.4']);
});
