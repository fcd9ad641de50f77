-- Who may read a file is decided when it is read, by the conversations it was sent in: each file leads to them. `file_readers` held who could
-- answer for a supplier at the moment of sending; nothing reads it any more, and servers of the release before still write it.
create index conversation_messages_by_file on conversation_messages using gin (file_ids) with (fastupdate = off)
  where file_ids <> '{}';

create function files_of_request(content jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_path_query_array(content, '$.lines[*].fileIds[*]') || jsonb_path_query_array(content, '$.documents[*].file.id')
$$;
-- A published request has a conversation.
create index trade_requests_by_file on trade_requests using gin (files_of_request(content)) with (fastupdate = off)
  where conversation_id is not null;
