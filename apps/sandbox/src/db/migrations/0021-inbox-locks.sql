-- A conversation that begins while somebody joins or leaves a supplier's people: neither transaction sees the other's rows, and nobody would
-- add or remove the inbox row. Both take a lock of the supplier first; what begins shares it, so that conversations do not wait for each
-- other. Each statement of such a function sees what was committed while it waited.
create or replace function inbox_of_conversations() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('inbox of ' || s.supplier_id, 0)) from (
    select distinct supplier_id from added where supplier_id is not null order by supplier_id
  ) s;
  perform fill_inbox(array_agg(w.id), array_agg(w.reader)) from (
    select a.id, a.user_id as reader from added a
    union
    select a.id, p.user_id from added a join supplier_people p on p.supplier_id = a.supplier_id
  ) w;
  return null;
end $$;

create or replace function inbox_of_people() returns trigger language plpgsql as $$
declare
  suppliers_touched text[];
begin
  select array_agg(w.supplier_id order by w.supplier_id) into suppliers_touched from (
    select m.supplier_id from merchants m where m.id in (
      case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end,
      case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end)
    union select case when tg_op <> 'INSERT' then to_jsonb(old) ->> 'supplier_id' end
  ) w where w.supplier_id is not null;
  perform pg_advisory_xact_lock(hashtextextended('inbox of ' || s, 0)) from unnest(suppliers_touched) s;
  delete from conversation_inbox i using conversations c
  where c.id = i.conversation_id and i.side = 'Supplier' and c.supplier_id = any (suppliers_touched)
    and not exists (select 1 from supplier_people p where p.user_id = i.user_id and p.supplier_id = c.supplier_id);
  perform fill_inbox(array_agg(c.id), array_agg(p.user_id))
    from supplier_people p join conversations c on c.supplier_id = p.supplier_id
    where tg_op <> 'DELETE' and p.supplier_id = (select m.supplier_id from merchants m where m.id = to_jsonb(new) ->> tg_argv[0])
      and not exists (select 1 from conversation_inbox i where i.conversation_id = c.id and i.user_id = p.user_id);
  return null;
end $$;

-- What was missed before.
delete from conversation_inbox i using conversations c
  where c.id = i.conversation_id and i.side = 'Supplier'
    and not exists (select 1 from supplier_people p where p.user_id = i.user_id and p.supplier_id = c.supplier_id);
select fill_inbox(array_agg(w.id), array_agg(w.reader)) from (
  select c.id, p.user_id as reader from conversations c join supplier_people p on p.supplier_id = c.supplier_id
  where not exists (select 1 from conversation_inbox i where i.conversation_id = c.id and i.user_id = p.user_id)
) w;
