/**
 * Generated from the contract; do not edit.
 */
import type {
  Conversation,
  ConversationChange,
  ConversationMessage,
  ConversationThread,
  GetConversationThreadParams,
  ListConversationMessagesParams,
  ListConversationsParams,
  NewMessage,
  PagedConversation,
  PagedConversationMessage,
  UnreadConversations
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListConversationsUrl = (params?: ListConversationsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversations?${stringifiedParams}` : `/api/v1/conversations`
}

/**
 * Unread ones first, then by latest message; hidden ones stay out until something new is said. `term` is looked for in names, subjects and what was said.
 * Counts end at 200, with `isTotalEstimated`. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My conversations
 */
export const listConversations = async (params?: ListConversationsParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedConversation> => {

  return httpClient<PagedConversation>(getListConversationsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getSendMessageUrl = () => {




  return `/api/v1/conversations`
}

/**
 * Begins a conversation or joins one; see `NewMessage`. The same `Idempotency-Key` with the same body, or the same `clientMessageId`, is one message.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (the message answered, the object or the recipient), `conflict` (closed, with the
 * conversation in `current`, or a request that is not published), `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Say something
 */
export const sendMessage = async (newMessage: NewMessage, options?: Parameters<typeof httpClient>[1]): Promise<ConversationMessage> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<ConversationMessage>(getSendMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newMessage)
  }
);}


export const getListConversationMessagesUrl = (params?: ListConversationMessagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversations/thread/flat?${stringifiedParams}` : `/api/v1/conversations/thread/flat`
}

/**
 * The latest messages of one conversation, or of all my conversations about one object, oldest first within the page; page 2, or `before`, goes back in time.
 * Asked by `conversationId`, or by `objectType` and `objectId` together.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (a conversation the caller takes no part in).
 * @summary Messages by time
 */
export const listConversationMessages = async (params?: ListConversationMessagesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedConversationMessage> => {

  return httpClient<PagedConversationMessage>(getListConversationMessagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetUnreadConversationsUrl = () => {




  return `/api/v1/conversations/unread-thread`
}

/**
 * For the badge of every page. Problems: `unauthorized`, `token-expired`.
 * @summary What waits to be read
 */
export const getUnreadConversations = async ( options?: Parameters<typeof httpClient>[1]): Promise<UnreadConversations> => {

  return httpClient<UnreadConversations>(getGetUnreadConversationsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetConversationThreadUrl = (id: string,
    params?: GetConversationThreadParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/conversations/${encodeURIComponent(String(id))}/thread?${stringifiedParams}` : `/api/v1/conversations/${encodeURIComponent(String(id))}/thread`
}

/**
 * Reading does not mark as read. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also when the caller takes no part, or has hidden it).
 * @summary A conversation as a tree
 */
export const getConversationThread = async (id: string,
    params?: GetConversationThreadParams, options?: Parameters<typeof httpClient>[1]): Promise<ConversationThread> => {

  return httpClient<ConversationThread>(getGetConversationThreadUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getUpdateConversationUrl = (id: string,) => {




  return `/api/v1/conversations/${encodeURIComponent(String(id))}/thread`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`, `conflict` (the `version` sent has moved on, edit in a closed
 * conversation, of an older message, or closing twice; `current` is the conversation),
 * `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Mark, archive, close, edit
 */
export const updateConversation = async (id: string,
    conversationChange: ConversationChange, options?: Parameters<typeof httpClient>[1]): Promise<Conversation> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<Conversation>(getUpdateConversationUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(conversationChange)
  }
);}


export const getHideConversationUrl = (id: string,) => {




  return `/api/v1/conversations/${encodeURIComponent(String(id))}/thread`
}

/**
 * Hidden for the caller alone, until something new is said. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found`.
 * @summary Hide a conversation
 */
export const hideConversation = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getHideConversationUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}
