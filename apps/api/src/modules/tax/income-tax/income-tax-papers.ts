import type { InputOf } from '@esteto/contract/endpoint';
import type { incomeTax as contract, MissingItem } from '@esteto/contract/tax/income-tax';
import { fileMime } from '@esteto/domain/company/file/file-kinds';
import { approvalText, approvalTitle } from '@esteto/domain/tax/income-tax/approval-text';
import { declarationFileProblem, readDeclarationFile } from '@esteto/domain/tax/income-tax/declaration-file';
import { incomeTaxItemMachine } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { calendarYearOf } from '@esteto/domain/tax/income-tax/income-tax-kinds';
import { isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { asksInforme } from '@esteto/domain/tax/income-tax/informe-reading';
import { type PersonalItem, personalItems } from '@esteto/domain/tax/income-tax/personal-checklist';
import { yearFigureLines } from '@esteto/domain/tax/income-tax/year-figures';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { tellRead } from '../../../platform/work/tell-read.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { incomeTaxItems, incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import * as returns from './income-tax.repository.ts';
import * as papers from './income-tax-papers.repository.ts';
import type { IncomeTaxInformeService } from './informe/income-tax-informe.service.ts';
import { tellPerson } from './news/income-tax-news.ts';

type Of = { id: number };
type Return = Row<typeof table>;
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  incomeTaxInformes: IncomeTaxInformeService;
  notices: Pick<NoticeService, 'tellPeople'>;
};

/** What the team asks for and keeps beside a return. */
export const incomeTaxPapers = ({ db, work, clock, files, incomeTaxInformes, notices }: Parts) => ({
  addItem: (actor: SessionActor, { id, body }: InputOf<typeof contract.addItem>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      refuseOver(before);
      const sort = (await papers.lastSort(tx.db, id)) + 1;
      await tx.insert(incomeTaxItems, { ...body, income_tax_id: id, status: 'pending', sort }, { action: 'income_tax_item.asked' });
      tx.record({ type: 'income_tax', id }, { action: 'income_tax.item_changed', reason: `Pedido: ${body.title}` });
      await tellPerson(notices, tx, [before.user_id], {
        kind: 'income_tax.asked',
        title: `IRPF ${before.exercise_year}: mais um documento`,
        body: body.title,
        key: `income-tax-item-${id}-${sort}`,
      });
    }),

  missingItems: async (_actor: SessionActor, { id }: Of): Promise<MissingItem[]> => {
    const facts = await papers.listFacts(db, id);
    return isBeingMade(facts.status) ? missingOf(facts).map(({ section, title, reason }) => ({ section, title, reason })) : [];
  },

  /** What was asked meanwhile, or is known no more, is not asked. */
  askMissing: (actor: SessionActor, { id, body: { titles } }: InputOf<typeof contract.askMissing>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      refuseOver(before);
      const chosen = missingOf(await papers.listFacts(tx.db, id)).filter(({ title }) => titles.includes(title));
      if (chosen.length === 0) throw new AppError(422, { message: 'Estes documentos já foram pedidos.', code: 'items_asked' });
      const sort = (await papers.lastSort(tx.db, id)) + 1;
      const items = chosen.map((item, index) => ({ ...item, income_tax_id: id, status: 'pending' as const, sort: sort + index }));
      await papers.addItems(tx, items);
      const words = chosen.map(({ title }) => title).join('; ');
      tx.record({ type: 'income_tax', id }, { action: 'income_tax.item_changed', reason: `Pedido: ${words}` });
      await tellPerson(notices, tx, [before.user_id], {
        kind: 'income_tax.asked',
        title: `IRPF ${before.exercise_year}: ${chosen.length === 1 ? 'mais um documento' : 'mais documentos'}`,
        body: words,
        key: `income-tax-item-${id}-${sort}`,
      });
    }),

  moveItem: (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.moveItem>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(incomeTaxItems, { id, version, scope: undefined });
      const refused_reason = action === 'refuse' ? reason : null;
      await tx.move(incomeTaxItems, incomeTaxItemMachine, before, { action, by: 'staff', reason }, { refused_reason });
      const words = `${incomeTaxItemMachine.actions[action].label}: ${before.title}`;
      tx.record({ type: 'income_tax', id: before.income_tax_id }, { action: 'income_tax.item_changed', reason: words });
      if (action !== 'refuse') return;
      const { user_id, exercise_year } = await returns.find(tx.db, before.income_tax_id);
      await tellPerson(notices, tx, [user_id], {
        kind: 'income_tax.asked',
        title: `IRPF ${exercise_year}: envie de novo ${before.title}`,
        body: reason ?? '',
        key: `income-tax-item-refused-${id}-${version}`,
      });
    }),

  attach: (
    actor: SessionActor,
    { id, body: { role, item_id }, file }: Pick<InputOf<typeof contract.attach>, 'id' | 'body'> & { file: UploadedFile },
  ): Promise<void> =>
    work(actor, async (tx) => {
      const { user_id, ...of } = await tx.lock(table, { id, version: null, scope: undefined });
      if (file.mime === fileMime.dec) await demandDeclarationOf(tx, of, file);
      const item = item_id ? await tx.lock(incomeTaxItems, { id: item_id, version: null, scope: papers.itemOfReturn(id) }) : null;
      if (item) await tx.move(incomeTaxItems, incomeTaxItemMachine, item, { action: 'send', by: 'staff' }, { refused_reason: null });
      const values = { income_tax_id: id, user_id, role, item_id, from_client: false, created_at: tx.now };
      const file_id = await papers.addFile(tx.db, { ...values, file_id: await files.keep(tx, file, null) });
      tx.record({ type: 'income_tax', id }, { action: 'income_tax.file_added', reason: file.name });
      if (item && asksInforme(item)) await incomeTaxInformes.ask(tx, { file_id, user_id });
    }),

  detach: (actor: SessionActor, { id }: Of): Promise<void> =>
    work(actor, async (tx) => {
      const { income_tax_id } = await papers.findFile(tx.db, id, null);
      await papers.removeFile(tx.db, id, tx.now);
      tx.record({ type: 'income_tax', id: income_tax_id }, { action: 'income_tax.file_removed' });
    }),

  file: async (actor: SessionActor, { id }: Of): Promise<FileAnswer> => {
    const { income_tax_id, file_id } = await papers.findFile(db, id, null);
    const file = await files.read(db, file_id, null);
    await tellRead({ db, clock }, actor, { type: 'income_tax', id: income_tax_id, action: 'income_tax.file_read', reason: file.name });
    return file;
  },
});

/** A declaration of Receita's program says itself whose, of which year and of which kind it is. */
const demandDeclarationOf = async (
  tx: Tx,
  { id, exercise_year, kind }: Pick<Return, 'id' | 'exercise_year' | 'kind'>,
  { bytes }: UploadedFile,
) => {
  const { cpf } = await papers.approvalFacts(tx.db, id);
  const message = declarationFileProblem(readDeclarationFile(bytes.toString('latin1')), { exercise_year, kind, cpf });
  if (message) throw new AppError(422, { message, code: 'wrong_declaration' });
};

/** What is sent anew asks for nothing that was sent before. */
const missingOf = ({ kind, exercise_year, sources, requested }: Awaited<ReturnType<typeof papers.listFacts>>): PersonalItem[] =>
  kind === 'amending' ? [] : personalItems(sources, { calendar_year: calendarYearOf(exercise_year), requested });

const refuseOver = ({ status }: Return): void => {
  if (!isBeingMade(status)) throw new AppError(422, { message: 'Esta declaração não está mais sendo feita.', code: 'income_tax_over' });
};

/** The text stands from now on, as the person will read and sign it. */
export const askApproval = async (tx: Tx, before: Return): Promise<void> => {
  const { id, result } = before;
  if (result === null) throw new AppError(422, { message: 'Informe antes o resultado da declaração.', code: 'no_result' });
  const { name: person_name, ...facts } = await papers.approvalFacts(tx.db, id);
  if (facts.file_names.length === 0 && yearFigureLines(before).length === 0)
    throw new AppError(422, {
      message: 'Não há o que o cliente possa ler: junte a declaração, ou informe os valores do ano no resultado.',
      code: 'nothing_to_read',
    });
  const text = approvalText({ ...before, ...facts, person_name, result });
  await papers.addApproval(tx.db, { income_tax_id: id, title: approvalTitle({ ...before, person_name }), text, asked_at: tx.now });
};
