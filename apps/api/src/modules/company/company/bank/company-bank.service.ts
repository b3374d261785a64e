import type { CompanyBankRow, companyBank as contract } from '@esteto/contract/company/company-bank';
import type { InputOf } from '@esteto/contract/endpoint';
import { type BankData, maskedBankData, NO_BANK_DATA } from '@esteto/domain/company/bank-data/bank-data';
import type { Deps } from '../../../../deps.ts';
import { sealedAccounts } from '../../../../platform/secrets/sealed-accounts.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import { tellRead } from '../../../../platform/work/tell-read.ts';
import { companies as table } from '../../../../tables/company/company.tables.ts';
import * as banks from './company-bank.repository.ts';

/** Where companies are paid: sealed, answered masked, and whole to who says what for. */
export const companyBankService = ({ db, work, clock, secrets }: Pick<Deps, 'db' | 'work' | 'clock' | 'secrets'>) => {
  const sealed = sealedAccounts<BankData>(secrets, 'companies', NO_BANK_DATA);

  return {
    detail: async (_actor: SessionActor, { id }: { id: number }): Promise<CompanyBankRow> => {
      const { version, sealed_account } = await banks.find(db, id);
      return { ...maskedBankData(sealed.open(id, sealed_account)), version };
    },

    update: (actor: SessionActor, { id, body: { version, ...account } }: InputOf<typeof contract.update>): Promise<CompanyBankRow> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const sealed_account = sealed.keep(id, before.sealed_account, account);
        const isSame = sealed_account === before.sealed_account;
        const event = { action: 'company.bank_changed', company_id: id } as const;
        const after = isSame ? before : await tx.change(table, before, { sealed_account }, event);
        return { ...maskedBankData(account), version: after.version };
      }),

    reveal: async (actor: SessionActor, { id, body: { reason } }: InputOf<typeof contract.reveal>): Promise<BankData> => {
      const { sealed_account } = await banks.find(db, id);
      await tellRead({ db, clock }, actor, { type: 'company', id, action: 'company.bank_revealed', company_id: id, reason });
      return sealed.open(id, sealed_account);
    },
  };
};
