import { getGetConversationThreadResponseMock } from '@bazaar/api/mocks/conversations';
import type { TradeRequest } from '@bazaar/api/model';
import { API_PREFIX, operationOf } from '@bazaar/api/operation-of';
import type { OperationId } from '@bazaar/api/operations';
import { HttpResponse, http } from 'msw';
import { answered } from './trade-request.fixtures';

export type TradeWrite = 'confirm' | 'publish' | 'withdraw' | 'copy' | 'message';
/** What becomes of the next write: answered, or not and yet done, or not done. */
export type WriteFate =
  | 'answered'
  | 'lost after'
  | 'lost before'
  | 'unavailable'
  | 'conflict'
  | 'session ended';

export interface SentWrite {
  readonly kind: TradeWrite;
  /** The words on the button. */
  readonly pressed: string;
  readonly key: string;
  readonly version: number;
  /** The browser got a final answer. */
  readonly isFinal: boolean;
}

const WRITES: Partial<Record<OperationId, TradeWrite>> = {
  requestTradeRequestConfirmation: 'confirm',
  publishTradeRequest: 'publish',
  updateDirectOrder: 'withdraw',
  createDirectOrder: 'copy',
  sendMessage: 'message',
};
type Allowed = TradeRequest['allowedActions'];
const refused = (status: number, code: string) =>
  HttpResponse.json({ type: `urn:${code}`, title: code, status, code, traceId: 't-1' }, { status });
const thread = getGetConversationThreadResponseMock();

/** A service with one request, which keeps the contract: a write happens once per key and only at its version. */
export class RequestService {
  status: TradeRequest['status'] = 'Draft';
  allowed: Allowed = ['Edit', 'RequestConfirmation'];
  version = 1;
  fate: WriteFate = 'answered';
  pressed = '';
  isReadable = true;
  /** What the browser was last told to be allowed. */
  told: Allowed = [];
  readonly sent: SentWrite[] = [];
  readonly done = new Map<string, TradeWrite>();
  readonly messages: string[] = [];
  running = 0;
  mostAtOnce = 0;

  /** The other side, the clock or another tab changes the request. */
  move(status: TradeRequest['status'], allowed: Allowed): void {
    this.status = status;
    this.allowed = allowed;
    this.version += 1;
  }

  /** Answers the calls of the request and of its conversation; all others are left to the handlers behind it. */
  readonly handler = http.all(`*${API_PREFIX}/*`, ({ request }) => {
    const operation = operationOf(request.method, new URL(request.url).pathname)?.operationId;
    if (operation === 'getTradeRequest') return this.isReadable ? this.tell() : refused(503, 'server');
    if (operation === 'getConversationThread') return HttpResponse.json(this.thread());
    const kind = operation && WRITES[operation];
    return kind && this.take(kind, request);
  });

  private tell(): Response {
    this.told = this.allowed;
    return HttpResponse.json(this.record());
  }

  private record() {
    const { status, version } = this;
    const updatedAt = new Date(1_800_000_000_000 + version * 1000).toISOString();
    const parts = { id: 'tr-1', conversationId: 'conv-1', allowedActions: this.allowed };
    return { ...answered, ...parts, status, version, updatedAt, groupKey: undefined };
  }

  private thread() {
    const [first] = thread.messages;
    const messages = this.messages.map((text, index) => ({
      ...{ ...first, id: `m-${index}`, clientMessageId: `c-${index}`, text, isMine: true, children: [] },
    }));
    const conversation = { ...thread.conversation, state: 'Open', unreadCount: 0 };
    return { ...thread, conversation, messages: [{ ...first, children: [] }, ...messages] };
  }

  private async take(kind: TradeWrite, request: Request): Promise<Response> {
    this.running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, kind === 'message' ? 0 : this.running);
    const body = (await request.json()) as { version?: number; text?: string };
    const key = request.headers.get('idempotency-key') ?? `withdraw at ${body.version}`;
    const { fate } = this;
    this.fate = 'answered';
    const isDone = fate === 'answered' || fate === 'lost after';
    const isStale = kind !== 'copy' && kind !== 'message' && body.version !== this.version;
    const isRepeated = this.done.has(key);
    if (isDone && !isRepeated && !isStale) this.carryOut(kind, key, body.text ?? '');
    const isRefused = fate === 'conflict' || (fate === 'answered' && isStale && !isRepeated);
    const isFinal = fate === 'answered' || isRefused;
    this.sent.push({ kind, key, pressed: this.pressed, version: body.version ?? 0, isFinal });
    this.running -= 1;
    if (fate === 'lost after' || fate === 'lost before') return HttpResponse.error();
    if (fate === 'unavailable') return refused(503, 'server');
    if (fate === 'session ended') return refused(401, 'unauthorized');
    if (isRefused) return refused(409, 'conflict');
    if (kind === 'copy') return HttpResponse.json({ ...this.record(), id: 'tr-2' });
    if (kind !== 'message') return this.tell();
    return HttpResponse.json({
      ...thread.messages[0],
      id: key,
      clientMessageId: key,
      text: body.text,
      isMine: true,
    });
  }

  private carryOut(kind: TradeWrite, key: string, text: string): void {
    this.done.set(key, kind);
    if (kind === 'message') this.messages.push(text);
    else if (kind === 'confirm') this.move('AwaitingConfirmation', ['Edit', 'Withdraw']);
    else if (kind === 'publish') this.move('Published', ['Message', 'Withdraw']);
    else if (kind === 'withdraw') this.move('Withdrawn', ['Duplicate']);
  }
}
