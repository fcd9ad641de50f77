import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import type { SentFileRef } from '../files/file-refs';
import type { FilePurpose } from '../files/purposes';
import { sampleFiles } from './sample-files';
import { type TestApp, testApp } from './test-app';

interface Upload {
  bytes: Uint8Array;
  name?: string;
  purpose?: FilePurpose;
  token?: string | undefined;
  key?: string;
  /** Address of the connection, as the server's adapter reports it. */
  address?: string;
  type?: string;
}

/** A sandbox with two people, files to send, and the calls that send and fetch them. */
interface FileCaller {
  readonly sandbox: TestApp;
  readonly samples: Record<string, Uint8Array>;
  /** Token of the person who sends, unless an upload names another. */
  readonly buyer: string;
  readonly other: string;
  send(upload: Upload): Promise<Response>;
  /** Sends a file that is accepted. */
  keep(upload: Upload): Promise<SentFileRef>;
  /** Sends a file that is refused. */
  refusal(upload: Upload): Promise<{ status: number; code: string }>;
  download(file: SentFileRef, token?: string): Promise<Response>;
  /** Returns the files in the sandbox's folder. */
  onDisk(): { name: string }[];
}

export async function fileCaller(): Promise<FileCaller> {
  const [sandbox, samples] = await Promise.all([testApp(60), sampleFiles()]);
  const buyer = await sandbox.logIn('09120000001');
  const other = await sandbox.logIn('09120000003');

  async function send(upload: Upload): Promise<Response> {
    const { bytes, name = 'a.pdf', purpose = 'TradeDocument', key = crypto.randomUUID(), type } = upload;
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], name, type === undefined ? {} : { type }));
    form.append('purpose', purpose);
    const headers = new Headers({ 'idempotency-key': key });
    const token = 'token' in upload ? upload.token : buyer;
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const env = { incoming: { socket: { remoteAddress: upload.address } } };
    return sandbox.app.request('/api/v1/files', { method: 'POST', body: form, headers }, env);
  }

  return {
    sandbox,
    samples,
    buyer,
    other,
    send,
    async keep(upload) {
      const answer = await send(upload);
      expect(answer.status, await answer.clone().text()).toBe(200);
      return (await answer.json()) as SentFileRef;
    },
    async refusal(upload) {
      const { status, code } = (await (await send(upload)).json()) as { status: number; code: string };
      return { status, code };
    },
    async download({ url }, token) {
      const init = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
      return sandbox.app.request(url, init);
    },
    onDisk: () =>
      readdirSync(sandbox.services.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ),
  };
}
