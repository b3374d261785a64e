// What was said of a movement of a bank ends with the payment that it made, wherever that is taken back: at the note, at the boleto, with the expense. None of them
// knows of statements, so that the database says it. And a movement knows whether something is said of it, by which those that wait are found.

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
`;
