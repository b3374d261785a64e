import type { InputOf } from '@esteto/contract/endpoint';
import type { registration as contract, RegistrationDetail } from '@esteto/contract/opening/registration';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { registrations as table } from '../../../tables/registration/registration.tables.ts';
import * as registrations from './registration.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'files'>;
type Sent = Pick<InputOf<typeof contract.sendFee>, 'id' | 'body'> & { file: UploadedFile };

/** The boleto of the board's fee as the board made it: kept by the team, read by both sides, and attached to the letter that asks for its payment. */
export const boardFeeFile = ({ db, work, files }: Parts, detail: (reader: Reader, id: number) => Promise<RegistrationDetail>) => ({
  /** Takes the place of the one that was there, as long as the opening goes on. */
  sendFee: (actor: SessionActor, { id, body: { version }, file }: Sent): Promise<RegistrationDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      if (before.status !== 'pending') throw new AppError(422, { message: OVER, code: 'registration_not_pending' });
      const { company_id } = before;
      const board_fee_file_id = await files.keep(tx, file, company_id);
      await tx.change(table, before, { board_fee_file_id }, { action: 'registration.fee_sent', company_id, reason: file.name });
      return detail(tx.db, id);
    }),

  readFee: async (_actor: SessionActor, { id }: { id: number }): Promise<FileAnswer> =>
    readFeeFile({ db, files }, await registrations.detail(db, id)),

  ownFee: async ({ company: { company_id } }: CompanyActor): Promise<FileAnswer> =>
    readFeeFile({ db, files }, await registrations.ofCompany(db, company_id)),
});

/** 404 where none was sent. */
export const readFeeFile = (
  { db, files }: Pick<Deps, 'db' | 'files'>,
  opening: { company_id: number; board_fee_file_id: string | null } | null,
) => {
  if (!opening?.board_fee_file_id) throw notFound();
  return files.read(db, opening.board_fee_file_id, opening.company_id);
};

const OVER = 'Esta abertura já não está pendente: o boleto da taxa não muda mais.';
