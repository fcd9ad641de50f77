-- Money: gateways and plans belong to the seed, everything else to people.

create table gateways (
  id text primary key,
  code text not null unique,
  min_rial bigint not null,
  max_rial bigint not null,
  is_healthy boolean not null,
  return_mode text not null,
  sort_order integer not null,
  document jsonb not null
);

create table membership_plans (
  id text primary key,
  title text not null,
  audience text not null,
  level integer not null,
  period_months integer not null,
  price_rial bigint not null,
  features jsonb not null,
  limits jsonb not null,
  is_popular boolean not null,
  sort_order integer not null
);

-- The ledger. Money in an account is positive for whom the marketplace owes it to; the entries of one transfer add up to nothing.
create table ledger_accounts (
  id text primary key,
  kind text not null check (kind in ('UserWallet', 'BankClearing', 'PlatformRevenue', 'VatPayable', 'Adjustment')),
  user_id text unique references users (id),
  -- Kept for wallets only: the other accounts are summed when asked for, so no payment waits for another one's.
  balance_rial bigint not null default 0,
  -- The part of the balance that is set aside for a payment under way.
  blocked_rial bigint not null default 0,
  updated_at timestamptz not null,
  constraint wallet_has_a_user check ((kind = 'UserWallet') = (user_id is not null)),
  constraint never_below_zero check (balance_rial >= 0 and blocked_rial >= 0 and blocked_rial <= balance_rial),
  constraint never_beyond_safe_numbers check (balance_rial <= 9007199254740991)
);
insert into ledger_accounts (id, kind, updated_at) values
  ('bank-clearing', 'BankClearing', '2026-01-01T00:00:00Z'),
  ('platform-revenue', 'PlatformRevenue', '2026-01-01T00:00:00Z'),
  ('vat-payable', 'VatPayable', '2026-01-01T00:00:00Z'),
  ('adjustment', 'Adjustment', '2026-01-01T00:00:00Z');

create table ledger_entries (
  transfer_id text not null,
  account_id text not null references ledger_accounts (id),
  amount_rial bigint not null check (amount_rial <> 0),
  -- Wallets only; set by the trigger below.
  balance_after_rial bigint,
  created_at timestamptz not null,
  primary key (transfer_id, account_id)
);
create index ledger_entries_by_account on ledger_entries (account_id, created_at);

-- The one way a balance moves: with the entry that moves it, under the lock of the account's row.
create function move_ledger_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance_rial = balance_rial + new.amount_rial, updated_at = new.created_at
    where id = new.account_id and kind = 'UserWallet'
    returning balance_rial into new.balance_after_rial;
  return new;
end $$;
create trigger ledger_entry_moves_balance before insert on ledger_entries
  for each row execute function move_ledger_balance();

create function check_ledger_transfer() returns trigger language plpgsql as $$
begin
  if (select sum(amount_rial) from ledger_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'the entries of transfer % do not add up to nothing', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_adds_up after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_transfer();

create function keep_ledger_entries() returns trigger language plpgsql as $$
begin
  raise exception 'entries of the ledger are never changed: write another transfer';
end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function keep_ledger_entries();

create table wallet_transactions (
  id text primary key,
  -- Orders what happened in one moment.
  line_no bigint generated always as identity,
  user_id text not null references users (id),
  kind text not null,
  direction text not null,
  amount_rial bigint not null check (amount_rial > 0),
  balance_after_rial bigint not null,
  status text not null,
  description text not null,
  payment_id text,
  trade_request_id text,
  tracking_code text,
  -- The transfer that moved the money; none while it has not moved.
  transfer_id text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((status = 'Done') = (transfer_id is not null))
);
create index wallet_transactions_by_user on wallet_transactions (user_id, created_at desc, line_no desc);
create index wallet_transactions_by_payment on wallet_transactions (payment_id);

create table payments (
  id text primary key,
  user_id text not null references users (id),
  purpose text not null,
  reference_id text not null,
  title text not null,
  amount_rial bigint not null check (amount_rial > 0),
  tax_rial bigint not null check (tax_rial >= 0 and tax_rial <= amount_rial),
  paid_from_wallet_rial bigint not null default 0,
  status text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it came to the state it is in.
  changed_at timestamptz not null,
  paid_at timestamptz,
  tracking_code text,
  reference_number text,
  failure_code text
);
create index payments_by_user on payments (user_id, created_at desc, id);
-- What time alone can still change.
create index payments_open on payments (status) where status in ('Created', 'Failed', 'Pending', 'Verifying');

create table online_payments (
  id text primary key,
  payment_id text not null references payments (id),
  attempt_no integer not null,
  gateway_id text not null,
  status text not null,
  amount_rial bigint not null check (amount_rial > 0),
  wallet_rial bigint not null check (wallet_rial >= 0),
  -- The bank's name for it, known to the browser; guessing one is hopeless.
  authority text not null unique,
  return_path text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  tracking_code text,
  reference_number text,
  card_mask text,
  failure_code text,
  unique (payment_id, attempt_no)
);

-- The books of the bank that this sandbox plays. The marketplace reads them only through the bank's own answers.
create table bank_sessions (
  authority text primary key,
  amount_rial bigint not null,
  return_mode text not null,
  title text not null,
  status text not null check (status in ('Open', 'Paid', 'Verified', 'Refused', 'Cancelled', 'Reversed')),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  paid_amount_rial bigint,
  reference_number text,
  card_mask text,
  -- Until then the bank answers no question about it.
  silent_until timestamptz
);

create table memberships (
  id text primary key,
  user_id text not null references users (id),
  merchant_id text,
  plan_id text not null,
  plan_title text not null,
  audience text not null,
  level integer not null,
  period_months integer not null,
  limits jsonb not null,
  status text not null,
  payment_id text,
  created_at timestamptz not null,
  valid_from timestamptz,
  valid_to timestamptz,
  check ((status = 'Active') = (valid_from is not null and valid_to is not null))
);
create index memberships_by_user on memberships (user_id, status);

create table membership_usage (
  membership_id text not null references memberships (id),
  -- Whole months since the membership's first day.
  month_no integer not null,
  used integer not null,
  primary key (membership_id, month_no)
);
