-- What a person has sent today is counted against the plan's limit.
create index conversation_messages_by_sender on conversation_messages (sender_id, sent_at) where sender_id is not null;
