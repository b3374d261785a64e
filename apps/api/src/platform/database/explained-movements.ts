import { NOT_A_PROFIT } from '@esteto/domain/money/profit-distribution/profit-distribution-life';

// What was said of a movement of a bank ends with the payment that it made, wherever that is taken back: at the note, at the boleto, with the expense. None of them
// knows of statements, so that the database says it. And a movement knows whether something is said of it, by which those that wait are found. Profits that were told by
// a movement end when it is said to be another thing; those that a person wrote wait for their movement again.

const ends = (table: string, when: string, at: string, target: string): string => `
create or replace function ${table}_end_reconciliations() returns trigger language plpgsql as $$
begin
  update reconciliations set undone_at = ${at}, updated_at = ${at}, version = version + 1
    where undone_at is null and id in (select reconciliation_id from reconciliation_targets where ${target} = new.id);
  return null;
end $$;
create or replace trigger ${table}_end_reconciliations after update on ${table}
for each row when (${when}) execute function ${table}_end_reconciliations();`;

export const explainedMovements = `
${ends('payments', 'old.undone_at is null and new.undone_at is not null', 'new.undone_at', 'payment_id')}
${ends('boletos', 'new.payment_undone_at is distinct from old.payment_undone_at', 'new.payment_undone_at', 'boleto_id')}
${ends('expenses', 'old.deleted_at is null and new.deleted_at is not null', 'new.deleted_at', 'expense_id')}

create or replace function reconciliations_say() returns trigger language plpgsql as $$
begin
  update bank_transactions set is_said = new.undone_at is null where id = new.transaction_id;
  return null;
end $$;
create or replace trigger reconciliations_say after insert or update of undone_at on reconciliations
for each row execute function reconciliations_say();

create or replace function reconciliations_end_profits() returns trigger language plpgsql as $$
begin
  update profit_distributions set voided_at = new.updated_at, void_reason = '${NOT_A_PROFIT}', updated_at = new.updated_at, version = version + 1
    where reconciliation_id = new.id and voided_at is null and origin = 'statement';
  update profit_distributions set reconciliation_id = null, updated_at = new.updated_at, version = version + 1
    where reconciliation_id = new.id and voided_at is null and origin <> 'statement';
  return null;
end $$;
create or replace trigger reconciliations_end_profits after update on reconciliations
for each row when (old.undone_at is null and old.category = 'profit' and (new.undone_at is not null or new.category is distinct from 'profit'))
execute function reconciliations_end_profits();
`;
