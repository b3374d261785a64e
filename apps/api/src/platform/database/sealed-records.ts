import { APP_ROLE } from './database.ts';

/** What the database says of a write that would change what was signed, paid or handed in; its message is the table. */
export const SEALED_RECORD = 'MC002';

type Seal = {
  table: string;
  /** From when on a row is sealed, as a condition on it as it stands. */
  since: string;
  /** What goes on changing. Nothing of it is ever deleted. */
  goesOn: readonly string[];
};

const named = (columns: string): string[] => columns.split(' ');

const KEEPING = named('version updated_at updated_by');

/**
 * Records whose words or figures somebody relies on as they stood. Of the application's role only, like the guards of closed months: whatever service
 * writes, those of tomorrow too, the database refuses what would change them.
 */
export const SEALS: Record<string, Seal> = {
  // The text stands still from when it is asked for; with the signature on it all does (Lei 14.063/2020).
  signatures_text: {
    table: 'signatures',
    since: 'true',
    goesOn: named('code_hash code_sent_at expires_at signed_at name cpf ip user_agent request_id pdf_file_id pdf_sha256'),
  },
  signatures_signed: { table: 'signatures', since: 'old.signed_at is not null', goesOn: [] },
  hours_statements_lines: { table: 'hours_statements', since: 'true', goesOn: [...KEEPING, 'status', 'signed_at'] },
  hours_statements_signed: { table: 'hours_statements', since: 'old.signed_at is not null', goesOn: [...KEEPING, 'status'] },
  // A note names its parties, service and amounts as they were issued; it goes on being sent, paid, cancelled and replaced.
  invoices_issued: {
    table: 'invoices',
    since: 'old.authorized_at is not null',
    goesOn: [
      ...KEEPING,
      // What the database computes itself is not there yet when this is asked.
      ...named('due_order is_recurring'),
      ...named('status status_at sent_at paid_at received_amount withheld_on_payment responsible_id pdf_file_id xml_file_id is_archived'),
      ...named('substituted_by_id substitution_reason substitution_text'),
      ...named('cancelled_at cancel_reason cancel_text cancel_answer cancel_event_status status_before_cancel'),
      ...named('last_rejection_code last_rejection_message rejection_history'),
    ],
  },
  // Money that came in is undone and noted anew, never rewritten.
  payments_amount: { table: 'payments', since: 'true', goesOn: [...KEEPING, 'undone_at', 'undone_by'] },
  payments_undone: { table: 'payments', since: 'old.undone_at is not null', goesOn: [] },
  // A movement stays as its bank wrote it; two accounts that turn out to be one are filed as one.
  bank_transactions: {
    table: 'bank_transactions',
    since: 'true',
    goesOn: ['undone_at', 'twin_id', 'bank_account_id', 'statement_id', 'is_said'],
  },
  income_tax_approvals_text: { table: 'income_tax_approvals', since: 'true', goesOn: ['approved_at'] },
  income_tax_approvals_given: { table: 'income_tax_approvals', since: 'old.approved_at is not null', goesOn: [] },
  // A finished return is changed by another one that amends it; the tax office goes on about the refund.
  income_taxes_finished: {
    table: 'income_taxes',
    since: "old.status = 'finished'",
    goesOn: [
      ...KEEPING,
      ...named('responsible_id ecac_status audit_note boleto_id refund_batch refund_priority refund_received_on refund_received_amount'),
      ...named('account_use sealed_account'),
    ],
  },
};

const sealing = ([name, { table, since, goesOn }]: [string, Seal]): string => `
create or replace trigger ${name}_sealed before update or delete on ${table}
for each row when (current_user = '${APP_ROLE}' and ${since}) execute function refuse_sealed(${goesOn.map((column) => `'${column}'`).join(', ')});`;

export const sealedRecords = `
create or replace function refuse_sealed() returns trigger language plpgsql as $$
declare goes_on text[] := coalesce(tg_argv, '{}');
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - goes_on = to_jsonb(old) - goes_on then return new; end if;
  raise exception using errcode = '${SEALED_RECORD}', message = tg_table_name;
end $$;
${Object.entries(SEALS).map(sealing).join('')}
`;
