import { accountName, isSameAccount, type StatementReading } from '@esteto/domain/month/statement/statement-file';
import { searchKey } from '@esteto/domain/shared/text/text';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import { sealedAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { bankAccounts } from '../../../tables/statement/statement.tables.ts';
import type { BankAccountRow } from './statement.repository.ts';

/** The number of an account that was only named: none. */
const NO_NUMBER = { account: '' };

/** The accounts of a file in its order, and those among them that it opened. */
export type Accounts = { ids: number[]; opened: ReadonlySet<number> };

type Asked = {
  former: readonly BankAccountRow[];
  read: readonly StatementReading[];
  /** A name for an account that is opened on purpose. */
  named: string | null;
  /** The account that a person says it is. */
  chosen: number | null;
};

/**
 * The accounts that a file speaks of: by its number where the file says one, else the chosen one, the one of the name, or the only one there is. An account that had no
 * number yet has that of the file from then on.
 */
export const accountsFor = async (
  tx: Tx,
  secrets: Secrets,
  company_id: number,
  { former, read, named, chosen }: Asked,
): Promise<Accounts> => {
  const sealed = sealedAccounts(secrets, 'bank_accounts', NO_NUMBER);
  const ownAccounts = former.flatMap((written): KnownAccount | [] => {
    const row = standsFor(written, former);
    const { bank_code, name } = written;
    return row ? { row, bank_code, name, account: sealed.open(company_id, written.sealed_account).account } : [];
  });
  const picked = chosen === null ? undefined : ownAccounts.find(({ row }) => row.id === chosen);
  if (chosen !== null && !picked) throw notFound();
  const ids: number[] = [];
  const opened = new Set<number>();
  for (const { bank_code, account } of read) {
    const match = accountOf({ bank_code, account }, ownAccounts, { named, picked });
    const sealed_account = sealed.seal(company_id, { account });
    if (match && account && !match.account) {
      match.row = await tx.change(bankAccounts, match.row, { bank_code, sealed_account }, { action: 'bank_account.numbered', company_id });
      match.account = account;
    }
    if (match) {
      ids.push(match.row.id);
      continue;
    }
    if (!account && !named) throw invalid({ bank_account_id: 'Diga de que conta é este extrato.' });
    const values = { company_id, bank_code, sealed_account, name: named ?? accountName({ bank_code, account }) };
    const row = await tx.insert(bankAccounts, values, { action: 'bank_account.created', company_id });
    ownAccounts.push({ row, bank_code, name: row.name, account });
    opened.add(row.id);
    ids.push(row.id);
  }
  return { ids, opened };
};

/** An account as it is written; `row`: the one that it is, itself or the one that it was merged into. */
type KnownAccount = { row: BankAccountRow; bank_code: string; name: string; account: string };

/** The account that counts what this one says; undefined where it was removed. */
const standsFor = (written: BankAccountRow, former: readonly BankAccountRow[]): BankAccountRow | undefined => {
  if (written.removed_at === null) return written;
  const next = former.find(({ id }) => id === written.merged_into_id);
  return next && standsFor(next, former);
};

/** Which of the known accounts a part of the file is of; undefined: none of them. Refuses one that is chosen and is another than the file says. */
const accountOf = (
  number: Pick<StatementReading, 'bank_code' | 'account'>,
  ownAccounts: readonly KnownAccount[],
  { named, picked }: { named: string | null; picked: KnownAccount | undefined },
): KnownAccount | undefined => {
  if (!number.account)
    return (
      picked ??
      (named
        ? ownAccounts.find(({ name }) => searchKey(name) === searchKey(named))
        : new Set(ownAccounts.map(({ row }) => row.id)).size === 1
          ? ownAccounts[0]
          : undefined)
    );
  const byNumber = ownAccounts.find((each) => isSameAccount(each, number));
  if (!picked || picked.row.id === byNumber?.row.id) return byNumber;
  if (byNumber)
    throw invalid({ bank_account_id: `O arquivo é da conta “${byNumber.row.name}”. Escolha essa, ou deixe que o arquivo diga.` });
  if (picked.account) throw invalid({ bank_account_id: `O arquivo é de outra conta (${accountName(number)}).` });
  return picked;
};
