import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, postgresMissing } from '../../../../scripts/postgres/find-postgres.ts';
import {
  type PrivatePostgres,
  startPostgres,
  temporaryFolder,
} from '../../../../scripts/postgres/private-postgres.ts';
import { freePort, ServerProcess } from './server-process';

export const hasPostgres = findPostgres() !== undefined;
/** Added to the title of a test that needs PostgreSQL: the reason where there is none. */
export const whyLeftOut = hasPostgres ? '' : ` (skipped: ${postgresMissing})`;

/** Two servers over one PostgreSQL, each with a data folder of its own, as on two machines. */
export class InstancePair {
  readonly folder = temporaryFolder();
  servers: ServerProcess[] = [];
  private postgres: PrivatePostgres | undefined;
  private ports: number[] = [];
  private postgresPort = 0;
  private readonly env: Readonly<Record<string, string>>;

  constructor(env: Readonly<Record<string, string>>) {
    this.env = env;
  }

  /** Starts both at the same moment: an empty database is filled by one of them. */
  async start(): Promise<void> {
    this.postgresPort = await freePort();
    await this.startPostgres();
    this.ports = [await freePort(), await freePort()];
    this.servers = this.ports.map((_, index) => this.launch(index));
    await Promise.all(this.servers.map((server) => server.ready()));
  }

  get address(): string {
    return this.postgres?.address ?? '';
  }

  server(index: number): ServerProcess {
    const server = this.servers[index % this.servers.length];
    if (server === undefined) throw new Error('not started');
    return server;
  }

  /** Starts the server of a number anew. */
  async replace(index: number): Promise<void> {
    await this.server(index).end('SIGKILL');
    this.servers[index] = this.launch(index);
    await this.server(index).ready();
  }

  async startPostgres(): Promise<void> {
    this.postgres = await startPostgres({ folder: join(this.folder, 'postgres'), port: this.postgresPort });
  }

  async stopPostgres(): Promise<void> {
    await this.postgres?.stop();
  }

  async end(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.end('SIGKILL')));
    await this.stopPostgres();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private launch(index: number): ServerProcess {
    return new ServerProcess({
      port: this.ports[index] ?? 0,
      dataFolder: join(this.folder, `sandbox-${index}`),
      databaseAddress: this.address,
      env: this.env,
    });
  }

  /** Calls an instance; `address` is what a balancer says of the caller. */
  call(index: number, path: string, { address, token, ...init }: PairRequest = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (address !== undefined) headers.set('x-forwarded-for', address);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (typeof init.body === 'string') headers.set('content-type', 'application/json');
    return fetch(this.server(index).address + path, { ...init, headers });
  }

  post(index: number, path: string, body: object, request: PairRequest = {}): Promise<Response> {
    return this.call(index, path, { ...request, method: 'POST', body: JSON.stringify(body) });
  }

  requestCode(index: number, phoneNumber: string, request: PairRequest = {}): Promise<Response> {
    return this.post(index, '/api/v1/users/login-by-otp', { phoneNumber }, request);
  }

  redeem(index: number, phoneNumber: string, code: string): Promise<Response> {
    const form = { grant_type: 'otp', phone_number: phoneNumber, code, client_id: 'bazaar-web' };
    return this.call(index, '/api/v1/connect/token', { method: 'POST', body: new URLSearchParams(form) });
  }

  /** Returns the newest code for a number from the inbox of an instance, which may be the one that did not send it. */
  async codeAt(index: number, phoneNumber: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const messages = (await (await this.call(index, '/__sandbox/inbox')).json()) as Message[];
      const found = messages.find((message) => message.phoneNumber === phoneNumber);
      if (found !== undefined) return found.code;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`instance ${index} shows no code for ${phoneNumber}`);
  }

  async logIn(phoneNumber: string): Promise<string> {
    await this.requestCode(0, phoneNumber);
    const answer = await this.redeem(1, phoneNumber, await this.codeAt(1, phoneNumber));
    return ((await answer.json()) as { access_token: string }).access_token;
  }
}

interface Message {
  phoneNumber: string;
  code: string;
}

interface PairRequest extends RequestInit {
  address?: string;
  token?: string;
}
