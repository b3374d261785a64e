import { APP_ROLE } from './database.ts';

/** What the database says of a write that would change a closed month; its message is the month ('YYYY-MM'). */
export const CLOSED_MONTH = 'MC001';

// What a month that is closed came to stays as it was, whatever service writes: the database refuses what would change it. Of the application's role
// only: the owner mends data by hand. What happens to a month afterwards by nature (money that comes in, mails, a boleto that is paid or falls due, an
// obligation that is delivered, files, archiving, an invoice that goes from one issued status to another) touches none of the columns compared here.
// The closing is locked for share until the end of the writing transaction, and for update by whoever closes it: of two at once one wins.

const FILED_UNDER = "array['bank_account_id', 'updated_at', 'updated_by', 'version']";

const guarded = (table: string, events = 'insert or update or delete'): string => `
create or replace trigger ${table}_closed_month after ${events} on ${table}
for each row when (current_user = '${APP_ROLE}') execute function ${table}_closed_month();`;

/**
 * Columns of a closing that may change beside the rest: its count of what changed from outside, when its people looked at it, and the generated columns, which a row has not
 * yet when this is asked.
 */
const ASIDE = "array['changed_after', 'client_seen_at', 'updated_at', 'status_order', 'result_order', 'turn_order', 'analyst_order']";

/** A closing changes only by being opened again, and in what stands beside. */
const sealed = (table: string, status: string): string => `
create or replace function ${table}_sealed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.${status} = 'reopened' then return new; end if;
    if to_jsonb(new) - ${ASIDE} = to_jsonb(old) - ${ASIDE} then return new; end if;
  end if;
  raise exception using errcode = '${CLOSED_MONTH}', message = old.month;
end $$;
create or replace trigger ${table}_sealed before update or delete on ${table}
for each row when (current_user = '${APP_ROLE}' and old.${status} = 'closed') execute function ${table}_sealed();`;

export const closedMonths = `
create or replace function refuse_closed_month(of_company bigint, of_month text) returns void language plpgsql as $$
declare standing text;
begin
  select status into standing from closings where company_id = of_company and month = of_month for share;
  if standing = 'closed' then raise exception using errcode = '${CLOSED_MONTH}', message = of_month; end if;
end $$;

-- What the law did outside of the product (a note that the emitter cancelled) is let through, counted and told in the closing's history.
create or replace function change_closed_month(of_company bigint, of_month text, words text, at timestamptz) returns void language plpgsql as $$
declare closing bigint;
begin
  if current_setting('esteto.closed_change', true) is distinct from 'outside' then
    perform refuse_closed_month(of_company, of_month);
    return;
  end if;
  update closings set changed_after = changed_after + 1, updated_at = at
    where company_id = of_company and month = of_month and status = 'closed' returning id into closing;
  if closing is null then return; end if;
  insert into events (action, entity_type, entity_id, company_id, changes, reason, request_id, created_at)
    values ('closing.changed_after', 'closing', closing, of_company, '[]', words, current_setting('esteto.request_id'), at);
end $$;

create or replace function invoice_standing(status text, cancelling text) returns text language sql immutable as $$
  select case
    when status in ('discarded', 'cancelled', 'replaced') then status
    when status in ('authorized', 'sent', 'partially_paid', 'paid', 'overdue', 'cancellation_requested', 'cancellation_denied')
      then case when cancelling = 'requested' then 'with the emitter' else 'issued' end
    else 'open' end
$$;

create or replace function invoices_closed_month() returns trigger language plpgsql as $$
declare
  is_same boolean := false;
  was text := '';
  words text;
begin
  if tg_op = 'UPDATE' then
    was := invoice_standing(old.status, old.cancel_event_status);
    is_same := (old.company_id, old.competence) = (new.company_id, new.competence);
    if is_same and (was = invoice_standing(new.status, new.cancel_event_status)
        or was = 'with the emitter' and invoice_standing(new.status, null) = 'issued')
      and (old.client_id, old.gross_amount, old.unconditional_discount, old.conditional_discount, old.deduction_reduction, old.iss_base, old.iss_rate,
        old.iss_amount, old.iss_withheld, old.irrf, old.inss_withheld, old.csrf_withheld_total, old.other_withholdings, old.withheld_total, old.net_amount)
      is not distinct from (new.client_id, new.gross_amount, new.unconditional_discount, new.conditional_discount, new.deduction_reduction, new.iss_base,
        new.iss_rate, new.iss_amount, new.iss_withheld, new.irrf, new.inss_withheld, new.csrf_withheld_total, new.other_withholdings,
        new.withheld_total, new.net_amount)
    then return null; end if;
  end if;
  if tg_op <> 'INSERT' and not is_same then perform refuse_closed_month(old.company_id, old.competence); end if;
  if tg_op = 'DELETE' then return null; end if;
  words := 'Nota ' || coalesce(new.number, 'sem número') || case new.status
    when 'cancelled' then ' cancelada no emissor' when 'replaced' then ' substituída no emissor' else ' autorizada no emissor' end;
  perform change_closed_month(new.company_id, new.competence, words, new.updated_at);
  return null;
end $$;
${guarded('invoices')}

create or replace function payroll_months_closed_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.company_id, old.competence, old.pro_labore, old.wages, old.inss_employer, old.fgts)
    = (new.company_id, new.competence, new.pro_labore, new.wages, new.inss_employer, new.fgts) then return null; end if;
  if tg_op <> 'INSERT' then perform refuse_closed_month(old.company_id, old.competence); end if;
  if tg_op <> 'DELETE' then perform refuse_closed_month(new.company_id, new.competence); end if;
  return null;
end $$;
${guarded('payroll_months')}

-- It is delivered and paid after the month: what a delivery says of its amount comes with it.
create or replace function monthly_obligations_closed_month() returns trigger language plpgsql as $$
declare done constant text[] := array['delivered', 'delivered_late', 'paid', 'waived', 'no_fact'];
begin
  if tg_op = 'UPDATE' and (old.company_id, old.competence, old.rule_key, old.rule_id)
    is not distinct from (new.company_id, new.competence, new.rule_key, new.rule_id) then
    if new.status is distinct from old.status then
      if new.status not in ('waived', 'no_fact') and (old.status <> all(done) or new.status = any(done)) then return null; end if;
    elsif old.amount is not distinct from new.amount then return null; end if;
  end if;
  if tg_op <> 'INSERT' then perform refuse_closed_month(old.company_id, old.competence); end if;
  if tg_op <> 'DELETE' then perform refuse_closed_month(new.company_id, new.competence); end if;
  return null;
end $$;
${guarded('monthly_obligations')}

-- A guide says how the tax of its month is paid, and what the tax is stands in the closing: one may be made after the month, or made anew in the place of
-- another. What it says is not changed, and it is not cancelled unless another takes its place, which is known at the end of the transaction. A person's
-- own tax belongs to the month of their cash book, and not to that of the company with which it is looked after.
-- What is kept back on profits is no figure of the month: its guide follows what was paid, told late or taken back.
create or replace function boletos_closed_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.company_id, old.competence, old.kind, old.tax_key, old.amount, old.due_date)
    is not distinct from (new.company_id, new.competence, new.kind, new.tax_key, new.amount, new.due_date)
  then return null; end if;
  if old.kind = 'tax' and old.taxpayer_id is null and old.tax_key is distinct from 'irrf_profits' then perform refuse_closed_month(old.company_id, old.competence); end if;
  if tg_op = 'UPDATE' and new.kind = 'tax' and new.taxpayer_id is null and new.tax_key is distinct from 'irrf_profits'
  then perform refuse_closed_month(new.company_id, new.competence); end if;
  return null;
end $$;
${guarded('boletos', 'update or delete')}

create or replace function boletos_cancelled_month() returns trigger language plpgsql as $$
begin
  if not exists (select from boletos where replaces_id = old.id) then perform refuse_closed_month(old.company_id, old.competence); end if;
  return null;
end $$;
drop trigger if exists boletos_cancelled_month on boletos;
create constraint trigger boletos_cancelled_month after update on boletos deferrable initially deferred
for each row when (current_user = '${APP_ROLE}' and old.kind = 'tax' and old.taxpayer_id is null and old.tax_key is distinct from 'irrf_profits'
  and old.status <> 'canceled' and new.status = 'canceled')
execute function boletos_cancelled_month();

create or replace function statements_closed_month() returns trigger language plpgsql as $$
begin
  -- Which account it is filed under is no figure of the month.
  if tg_op = 'UPDATE' and to_jsonb(new) - ${FILED_UNDER} = to_jsonb(old) - ${FILED_UNDER} then return null; end if;
  if tg_op <> 'INSERT' then perform refuse_closed_month(old.company_id, old.year || '-' || lpad(old.month::text, 2, '0')); end if;
  if tg_op <> 'DELETE' then perform refuse_closed_month(new.company_id, new.year || '-' || lpad(new.month::text, 2, '0')); end if;
  return null;
end $$;
${guarded('statements')}

create or replace function refuse_closed_book(of_person bigint, of_date date) returns void language plpgsql as $$
declare standing text;
begin
  select month_status into standing from cash_book_months
    where user_id = of_person and month = to_char(of_date, 'YYYY-MM') for share;
  if standing = 'closed' then raise exception using errcode = '${CLOSED_MONTH}', message = to_char(of_date, 'YYYY-MM'); end if;
end $$;

-- A receipt that is issued, read or cancelled changes nothing of what the month came to.
create or replace function cash_book_entries_closed_month() returns trigger language plpgsql as $$
declare beside constant text[] := array['receipt_number', 'receipt_issued_on', 'receipt_cancelled_on', 'receipt_import_id',
  'version', 'updated_at', 'updated_by'];
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - beside = to_jsonb(old) - beside then return null; end if;
  end if;
  if tg_op <> 'INSERT' then perform refuse_closed_book(old.user_id, old.entry_date); end if;
  if tg_op <> 'DELETE' then perform refuse_closed_book(new.user_id, new.entry_date); end if;
  return null;
end $$;
${guarded('cash_book_entries')}
${sealed('closings', 'status')}
${sealed('cash_book_months', 'month_status')}
`;
