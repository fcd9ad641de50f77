import { type Json, json, type TradeCalls } from './trade-calls';

export interface Shown extends Json {
  id: string;
  unreadCount: number;
  state: string;
  version: number;
  counterpart: { kind: string; id: string; name: string };
}
export interface Message extends Json {
  id: string;
  conversationId: string;
  text: string;
  isMine: boolean;
}
export interface Node extends Message {
  children: Node[];
}
export interface Page<Item> {
  items: Item[];
  totalCount: number;
}

export const say = (who: TradeCalls, body: Json, key?: string) =>
  who.send('POST', '/conversations', { clientMessageId: crypto.randomUUID(), ...body }, key);
export const said = async (who: TradeCalls, body: Json) => json<Message>(await say(who, body));
export const list = async (who: TradeCalls, query = '') =>
  json<Page<Shown>>(await who.send('GET', `/conversations?pageSize=100${query}`));
export const thread = async (who: TradeCalls, id: string) =>
  json<{ conversation: Shown; messages: Node[]; hasOlder?: boolean }>(
    await who.send('GET', `/conversations/${id}/thread`),
  );
export const change = (who: TradeCalls, id: string, body: Json) =>
  who.send('PUT', `/conversations/${id}/thread`, body);
export const unread = async (who: TradeCalls) =>
  json<{ totalUnread: number; items: Shown[] }>(await who.send('GET', '/conversations/unread-thread'));
