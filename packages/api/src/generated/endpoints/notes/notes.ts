/**
 * Generated from the contract; do not edit.
 */
import type {
  ListNotesByObjectParams,
  ListNotesParams,
  NewNote,
  Note,
  NoteChange,
  PagedNote
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getCreateNoteUrl = () => {




  return `/api/v1/notes`
}

/**
 * Only its writer ever sees it. The same `Idempotency-Key` with the same body answers the same note.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (unknown object), `payload-too-large`, `unsupported-media-type`, `validation` (also the key used again with another body).
 * @summary Write a note on an object
 */
export const createNote = async (newNote: NewNote, options?: Parameters<typeof httpClient>[1]): Promise<Note> => {

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
return httpClient<Note>(getCreateNoteUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newNote)
  }
);}


export const getListNotesByObjectUrl = (params: ListNotesByObjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notes/by-object-id?${stringifiedParams}` : `/api/v1/notes/by-object-id`
}

/**
 * Newest first, at most 100. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My notes on one object
 */
export const listNotesByObject = async (params: ListNotesByObjectParams, options?: Parameters<typeof httpClient>[1]): Promise<Note[]> => {

  return httpClient<Note[]>(getListNotesByObjectUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListNotesUrl = (params?: ListNotesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/notes/byuser?${stringifiedParams}` : `/api/v1/notes/byuser`
}

/**
 * Changed last first where `sort` says nothing else. Words of `term` are looked for in text and title, each by its beginning. Problems: `bad-request`, `unauthorized`, `token-expired`.
 * @summary My notes
 */
export const listNotes = async (params?: ListNotesParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedNote> => {

  return httpClient<PagedNote>(getListNotesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetNoteUrl = (id: string,) => {




  return `/api/v1/notes/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else).
 * @summary One of my notes
 */
export const getNote = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<Note> => {

  return httpClient<Note>(getGetNoteUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getUpdateNoteUrl = (id: string,) => {




  return `/api/v1/notes/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else), `conflict` (the note has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Change a note
 */
export const updateNote = async (id: string,
    noteChange: NoteChange, options?: Parameters<typeof httpClient>[1]): Promise<Note> => {

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
return httpClient<Note>(getUpdateNoteUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(noteChange)
  }
);}


export const getDeleteNoteUrl = (id: string,) => {




  return `/api/v1/notes/${encodeURIComponent(String(id))}`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for a note of somebody else).
 * @summary Throw a note away
 */
export const deleteNote = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getDeleteNoteUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}
