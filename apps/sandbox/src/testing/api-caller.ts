type Body = Record<string, unknown>;

/** Calls a running server like its clients do. A status of 400 and above throws an error `status <n>: …`. */
export interface ApiCaller {
  get(path: string): Promise<Body>;
  /** Generates a key when none is given. */
  post(path: string, body: Body, key?: string): Promise<Body>;
  delete(path: string): Promise<void>;
  /** Uploads a document; returns its address. */
  upload(content: string, name: string): Promise<string>;
  download(path: string): Promise<string>;
  /** Returns a caller of another server with the same token. */
  at(address: string): ApiCaller;
  /** Requests a code, reads it with `readCode`, and uses the token from then on. */
  logIn(phoneNumber: string, readCode: () => string): Promise<void>;
}

export function apiCaller(address: string, known?: string): ApiCaller {
  let token = known;
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(`${address}/api/v1${path}`, { ...init, method, headers });
    if (answer.status >= 400) throw new Error(`status ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const post = async (path: string, body: Body, key: string = crypto.randomUUID()): Promise<Body> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await call('POST', path, { body: JSON.stringify(body), headers });
    return (await answer.json()) as Body;
  };
  return {
    get: async (path) => (await (await call('GET', path)).json()) as Body,
    post,
    delete: async (path) => {
      await call('DELETE', path);
    },
    upload: async (content, name) => {
      const form = new FormData();
      form.append('file', new File([content], name));
      form.append('purpose', 'Message');
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answer = await call('POST', '/files', { body: form, headers });
      return ((await answer.json()) as { url: string }).url;
    },
    download: async (path) => {
      const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
      return answer.text();
    },
    at: (other) => apiCaller(other, token),
    logIn: async (phoneNumber, readCode) => {
      await post('/users/login-by-otp', { phoneNumber });
      const form = {
        grant_type: 'otp',
        phone_number: phoneNumber,
        code: readCode(),
        client_id: 'bazaar-web',
      };
      const answer = await call('POST', '/connect/token', { body: new URLSearchParams(form) });
      token = ((await answer.json()) as { access_token: string }).access_token;
    },
  };
}
