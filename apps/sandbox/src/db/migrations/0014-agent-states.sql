-- Since when an agent is switched off.
alter table merchant_agents add column deactivated_at timestamptz;
