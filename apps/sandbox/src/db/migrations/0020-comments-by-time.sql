-- What a person has commented within the last minutes is counted.
create index page_comments_by_time_of_user on page_comments (user_id, created_at) where user_id is not null;
