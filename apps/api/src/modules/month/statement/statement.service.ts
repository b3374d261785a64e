import { createHash } from 'node:crypto';
import type { InputOf } from '@esteto/contract/endpoint';
import type { statement as contract, StatementUpload, StatementYear } from '@esteto/contract/month/statement';
import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { type Balances, differ, joinedBalances, type Span } from '@esteto/domain/month/statement/joined-balances';
import { splitImport } from '@esteto/domain/month/statement/new-transactions';
import {
  accountName,
  MOST_KNOWN,
  STATEMENT_FORMATS,
  type StatementFileReading,
  type StatementFormat,
  type StatementReading,
  TOO_MANY_KNOWN,
} from '@esteto/domain/month/statement/statement-file';
import { statementMachine } from '@esteto/domain/month/statement/statement-life';
import type { Deps } from '../../../deps.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import type { UploadedFile } from '../../../platform/http/bind.ts';
import { readApart, TooHard } from '../../../platform/parsing/apart.ts';
import { sealedAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { bankAccounts, statements as table } from '../../../tables/statement/statement.tables.ts';
import * as repository from './statement.repository.ts';

type Upload = Pick<InputOf<typeof contract.upload>, 'body'> & { file: UploadedFile };

export const statementService = ({ db, work, clock, files, secrets }: Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'secrets'>) => ({
  year: async ({ company: { company_id } }: CompanyActor, { year }: { year: number }): Promise<StatementYear> => {
    const [accounts, statements] = await Promise.all([repository.accountsOf(db, company_id), repository.ofYear(db, company_id, year)]);
    return { accounts: accounts.map(({ id, name }) => ({ id, name })), statements };
  },

  /** Read before anything is kept: a file that says nothing leaves nothing behind. A month that takes none is told before that: reading may take long. */
  upload: async (actor: CompanyActor, { body: { account_name, ...month }, file }: Upload): Promise<StatementUpload> => {
    const format = STATEMENT_FORMATS.find((each) => fileMime[each] === file.mime) ?? 'pdf';
    refuseFuture(clock.today(), month);
    const takesLong = format === 'pdf' || file.bytes.length > READ_AT_ONCE;
    if (takesLong && (await repository.isClosed(db, actor.company.company_id, prefixOf(month)))) throw monthClosed(prefixOf(month), actor);
    const read = await readFile(actor, format, file.bytes);
    if (!read.ok) throw invalid({ file: read.reason });
    return work(actor, async (tx) => {
      const { company_id } = actor.company;
      await repository.lockCompany(tx, company_id);
      const checksum = createHash('sha256').update(file.bytes).digest('hex');
      const { accounts: known, around, holding } = await repository.accountsAround(tx, company_id, month, checksum);
      const { ids: accounts, opened } = await accountsFor(tx, sealedAccounts(secrets, 'bank_accounts', NO_NUMBER), company_id, {
        former: known,
        read: read.accounts,
        typed: account_name,
      });
      const answer: StatementUpload = { fresh: 0, repeated: 0, warnings: [...read.warnings] };
      const kept: number[] = [];
      for (const [index, reading] of read.accounts.entries()) {
        const bank_account_id = accounts[index] ?? 0;
        const own = around.filter((row) => row.bank_account_id === bank_account_id);
        const current = own.find((row) => row.month === month.month);
        if (current && holding.has(current.id)) {
          answer.repeated += reading.transactions.length;
          answer.warnings.push('Este mesmo arquivo já tinha sido enviado. Nada foi guardado de novo.');
          continue;
        }
        const before = own.find((row) => row.month !== month.month);
        const { breaks, ...balances } = joinedBalances(current ? spanOf(current) : null, { ...reading, ...daysOf(reading) });
        if (breaks) answer.warnings.push('O saldo não continua de um arquivo do mês para o outro. Pode faltar um período entre eles.');
        if (differ(before?.closing_balance ?? null, balances.opening))
          answer.warnings.push('O saldo inicial não é o saldo final do mês anterior. Pode faltar um período.');
        if (format !== 'pdf' && !reading.transactions.some(({ date }) => date.startsWith(prefixOf(month))))
          answer.warnings.push('O arquivo não traz nenhum lançamento deste mês. Confira se é o mês certo.');
        const statement_id = await send(tx, { company_id, bank_account_id, ...month }, current, balances);
        kept.push(statement_id);
        const { fresh, repeated } = await takeIn(tx, { bank_account_id, statement_id }, reading, opened.has(bank_account_id));
        answer.fresh += fresh;
        answer.repeated += repeated;
      }
      if (kept.length > 0) {
        const file_id = await files.keep(tx, file, company_id);
        await repository.keepFile(
          tx,
          kept.map((statement_id) => ({ statement_id, file_id, format, checksum })),
        );
      }
      return { ...answer, warnings: [...new Set(answer.warnings)] };
    });
  },

  declareNoMovement: (
    actor: CompanyActor,
    { body: { bank_account_id, ...month } }: Pick<InputOf<typeof contract.declareNoMovement>, 'body'>,
  ): Promise<void> =>
    work(actor, async (tx) => {
      refuseFuture(tx.today, month);
      const { company_id } = actor.company;
      await repository.lockCompany(tx, company_id);
      const accounts = await repository.accountsOf(tx.db, company_id);
      if (!accounts.some(({ id }) => id === bank_account_id)) throw notFound();
      const current = await repository.ofMonth(tx, bank_account_id, month);
      if (current) await tx.move(table, statementMachine, current, { action: 'declare_no_movement', by: 'doctor' });
      else {
        const first = { company_id, bank_account_id, ...month, status: 'no_movement' } as const;
        await tx.insert(table, first, { action: 'statement.no_movement_declared', company_id });
      }
    }),
});

const readFile = (actor: CompanyActor, format: StatementFormat, bytes: Buffer): Promise<StatementFileReading> =>
  readApart('statement', { format, bytes }, { of: actor.user.id }).catch((error: unknown) => {
    if (error instanceof TooHard)
      return { ok: false, reason: 'O arquivo demora demais para ser lido. Baixe o extrato de um período menor.' };
    throw error;
  });

/** Text of so many bytes is read in no time: of a closed month the database refuses it afterwards. */
const READ_AT_ONCE = 100_000;

const prefixOf = ({ year, month }: repository.Month): string => `${year}-${String(month).padStart(2, '0')}`;

const refuseFuture = (today: string, month: repository.Month): void => {
  if (prefixOf(month) > today.slice(0, 7)) throw invalid({ month: 'Este mês ainda não começou.' });
};

const spanOf = ({ opening_balance: opening, closing_balance: closing, first, last }: repository.StatementAround): Span => ({
  opening,
  closing,
  first,
  last,
});

/** The first and the last day that a file moves anything on. */
const daysOf = ({ transactions }: StatementReading): Pick<Span, 'first' | 'last'> => {
  const days = transactions.map(({ date }) => date).toSorted();
  return { first: days[0] ?? null, last: days.at(-1) ?? null };
};

/** The number of an account that was only named: none. */
const NO_NUMBER = { account: '' };

/** The ids of the accounts that a file speaks of, in its order; those that are new are opened. */
const accountsFor = async (
  tx: Tx,
  sealed: ReturnType<typeof sealedAccounts<{ account: string }>>,
  company_id: number,
  { former, read, typed }: { former: readonly repository.BankAccountRow[]; read: readonly StatementReading[]; typed: string | null },
) => {
  const known = [...former];
  const ids: number[] = [];
  const opened = new Set<number>();
  for (const { bank_code, account } of read) {
    const found = account
      ? known.find((each) => each.bank_code === bank_code && sealed.open(company_id, each.sealed_account).account === account)
      : typed
        ? known.find(({ name }) => name === typed)
        : known.length === 1
          ? known[0]
          : undefined;
    if (!found && !account && !typed) throw invalid({ account_name: 'Diga de que conta é este extrato.' });
    const values = {
      company_id,
      bank_code,
      sealed_account: sealed.seal(company_id, { account }),
      name: typed ?? accountName({ bank_code, account }),
    };
    const row = found ?? (await tx.insert(bankAccounts, values, { action: 'bank_account.created', company_id }));
    if (!found) {
      known.push(row);
      opened.add(row.id);
    }
    ids.push(row.id);
  }
  return { ids, opened };
};

type Where = repository.Month & { company_id: number; bank_account_id: number };

/** Sends the month, or completes one that is sent and not yet looked at. What the team missed in an earlier file is answered with this one. */
const send = async (
  tx: Tx,
  at: Where,
  current: repository.StatementAround | undefined,
  { opening, closing }: Balances,
): Promise<number> => {
  const values = { opening_balance: opening, closing_balance: closing, sent_at: tx.now, message: null };
  const sent = { action: 'statement.sent', company_id: at.company_id } as const;
  if (!current) return (await tx.insert(table, { ...at, ...values, status: 'sent' }, sent)).id;
  if (current.status === 'sent') return (await tx.change(table, current, values, sent)).id;
  return (await tx.move(table, statementMachine, current, { action: 'send', by: 'doctor' }, values)).id;
};

const takeIn = async (
  tx: Tx,
  of: { bank_account_id: number; statement_id: number },
  reading: StatementReading,
  isNew: boolean,
): Promise<{ fresh: number; repeated: number }> => {
  const { first, last } = daysOf(reading);
  if (!first || !last) return { fresh: 0, repeated: 0 };
  const period = { from: first, until: last, most: MOST_KNOWN + 1 };
  const known = isNew ? [] : await repository.known(tx, of.bank_account_id, period);
  if (known.length > MOST_KNOWN) throw invalid({ file: TOO_MANY_KNOWN });
  const { fresh, repeated } = splitImport(known, reading.transactions);
  await repository.insertTransactions(tx, of, fresh);
  return { fresh: fresh.length, repeated: repeated.length };
};
