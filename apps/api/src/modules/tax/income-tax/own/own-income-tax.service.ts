import type { InputOf } from '@esteto/contract/endpoint';
import type { SignatureAsked } from '@esteto/contract/identity/signature';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import type { ownIncomeTax as contract } from '@esteto/contract/tax/own-income-tax';
import { answerProblem } from '@esteto/domain/billing/invoice/requirement-form';
import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';
import { accountUsesFor, BANK_USES } from '@esteto/domain/tax/income-tax/income-tax-account';
import type { IncomeTaxAccountForm } from '@esteto/domain/tax/income-tax/income-tax-account-form';
import { incomeTaxItemMachine, isItemSettled } from '@esteto/domain/tax/income-tax/income-tax-item-life';
import { incomeTaxMachine, isBeingMade } from '@esteto/domain/tax/income-tax/income-tax-life';
import { asksInforme } from '@esteto/domain/tax/income-tax/informe-reading';
import { pendencyMachine, waitsForClient } from '@esteto/domain/tax/income-tax/pendency-life';
import type { Deps } from '../../../../deps.ts';
import { AppError, conflict, invalid } from '../../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../../platform/http/bind.ts';
import { personalAccounts } from '../../../../platform/secrets/sealed-accounts.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { incomeTaxItems, incomeTaxPendencies, incomeTaxes as table } from '../../../../tables/income-tax/income-tax.tables.ts';
import type { SignatureService } from '../../../identity/signature/signature.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import * as returns from '../income-tax.repository.ts';
import * as papers from '../income-tax-papers.repository.ts';
import { noteRefund } from '../income-tax-refund.ts';
import type { IncomeTaxInformeService } from '../informe/income-tax-informe.service.ts';
import { tellResponsible } from '../news/income-tax-news.ts';

type Of = { id: number };
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files' | 'lookups' | 'secrets'> & {
  notices: NoticeService;
  signatures: SignatureService;
  incomeTaxInformes: IncomeTaxInformeService;
};

/** A person's own returns: theirs by who they are, whichever company they look at. */
export const ownIncomeTaxService = ({ db, work, clock, files, notices, signatures, incomeTaxInformes, lookups, secrets }: Parts) => {
  const accounts = personalAccounts(secrets, 'income_taxes');
  const thisYear = (): number => Number(clock.today().slice(0, 4));

  const lockItem = (tx: Tx, user_id: number, id: number, version: number | null) =>
    tx.lock(incomeTaxItems, { id, version, scope: papers.itemOfPerson(tx.db, user_id) });

  const lockPendency = (tx: Tx, user_id: number, id: number, version: number | null) =>
    tx.lock(incomeTaxPendencies, { id, version, scope: papers.pendencyOfPerson(tx.db, user_id) });

  /** The return that something is sent for; refuses one that is done, to which nothing more is sent. */
  const home = async (tx: Tx, id: number) => {
    const incomeTax = await returns.find(tx.db, id);
    if (!isBeingMade(incomeTax.status) && incomeTax.status !== 'audited')
      throw new AppError(422, { message: 'Esta declaração não está mais sendo feita.', code: 'income_tax_over' });
    return incomeTax;
  };

  const keep = async (
    tx: Tx,
    file: UploadedFile,
    of: { income_tax_id: number; user_id: number; item_id?: number; pendency_id?: number },
  ): Promise<number> => {
    const file_id = await files.keep(tx, file, null);
    const id = await papers.addFile(tx.db, { ...of, file_id, role: 'document', from_client: true, created_at: tx.now });
    tx.record({ type: 'income_tax', id: of.income_tax_id }, { action: 'income_tax.file_added', reason: file.name });
    return id;
  };

  const bankOf = async ({ bank_code, bank_branch, bank_account, bank_digit, bank_kind }: IncomeTaxAccountForm) => {
    const bank = (await lookups.banks()).find(({ code }) => code === bank_code);
    if (!bank) throw invalid({ bank_code: 'Banco: escolha um banco da lista.' });
    return { bank_code, bank_name: bank.fullName, bank_branch, bank_account, bank_digit, bank_kind };
  };

  return {
    current: ({ user }: CompanyActor): Promise<OwnReturn[]> => returns.current(db, accounts, user.id, thisYear()),

    past: ({ user }: CompanyActor): Promise<OwnReturn[]> => returns.past(db, accounts, user.id, thisYear()),

    file: async ({ user }: CompanyActor, { id }: Of): Promise<FileAnswer> =>
      files.read(db, (await papers.findFile(db, id, user.id)).file_id, null),

    sendItem: (actor: CompanyActor, { id, file }: Of & { file: UploadedFile }): Promise<void> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        const before = await lockItem(tx, user_id, id, null);
        const { income_tax_id, title } = before;
        const incomeTax = await home(tx, income_tax_id);
        await tx.move(incomeTaxItems, incomeTaxItemMachine, before, { action: 'send', by: 'client' }, { refused_reason: null });
        const file_id = await keep(tx, file, { income_tax_id, user_id, item_id: id });
        if (asksInforme(before)) await incomeTaxInformes.ask(tx, { file_id, user_id });
        await tellResponsible(notices, tx, incomeTax, {
          title: `${actor.user.name} enviou ${title}`,
          body: `IRPF ${incomeTax.exercise_year}: confira o documento e aceite ou recuse.`,
          key: `income-tax-item-sent-${id}-${tx.today}`,
        });
      }),

    moveItem: (actor: CompanyActor, { id, body: { version, action } }: InputOf<typeof contract.moveItem>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lockItem(tx, actor.user.id, id, version);
        await home(tx, before.income_tax_id);
        await tx.move(incomeTaxItems, incomeTaxItemMachine, before, { action, by: 'client' }, { refused_reason: null });
        const reason = `${incomeTaxItemMachine.actions[action].label}: ${before.title}`;
        tx.record({ type: 'income_tax', id: before.income_tax_id }, { action: 'income_tax.item_changed', reason });
      }),

    attach: (actor: CompanyActor, { id, file }: Of & { file: UploadedFile }): Promise<void> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        const { income_tax_id, status } = await lockPendency(tx, user_id, id, null);
        if (!waitsForClient(status)) throw new AppError(422, { message: NOT_WAITING, code: 'not_waiting' });
        await keep(tx, file, { income_tax_id, user_id, pendency_id: id });
      }),

    answer: (actor: CompanyActor, { id, body: { version, answer } }: InputOf<typeof contract.answer>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lockPendency(tx, actor.user.id, id, version);
        const problem = answerProblem({ answer, files: await papers.answerFiles(tx.db, id) });
        if (problem) throw invalid({ answer: problem });
        const values = { answer, answered_at: tx.now, reason: null };
        await tx.move(incomeTaxPendencies, pendencyMachine, before, { action: 'answer', by: 'client' }, values);
        const incomeTax = await returns.find(tx.db, before.income_tax_id);
        await tellResponsible(notices, tx, incomeTax, {
          title: `${actor.user.name} respondeu: ${before.title}`,
          body: answer ?? 'A resposta está nos arquivos.',
          key: `income-tax-pendency-answered-${id}-${version}`,
        });
      }),

    takeBack: (actor: CompanyActor, { id }: Of): Promise<void> =>
      work(actor, async (tx) => {
        const { income_tax_id, from_client, item_id, pendency_id } = await papers.findFile(tx.db, id, actor.user.id);
        const item = item_id === null ? null : await lockItem(tx, actor.user.id, item_id, null);
        const pendency = pendency_id === null ? null : await lockPendency(tx, actor.user.id, pendency_id, null);
        const isHeld = (item && isItemSettled(item.status)) || (pendency && !waitsForClient(pendency.status));
        if (!from_client || isHeld)
          throw new AppError(422, { message: 'Este arquivo já faz parte da declaração e não pode ser retirado.', code: 'file_held' });
        await papers.removeFile(tx.db, id, tx.now);
        tx.record({ type: 'income_tax', id: income_tax_id }, { action: 'income_tax.file_removed' });
      }),

    chooseAccount: async (actor: CompanyActor, { id, body }: InputOf<typeof contract.chooseAccount>): Promise<void> => {
      const { version, account_use, pix_key } = body;
      const bank = BANK_USES.includes(account_use) ? await bankOf(body) : null;
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: returns.ofPerson(actor.user.id) });
        if (!isBeingMade(before.status))
          throw new AppError(422, { message: 'A declaração já foi entregue, e isto não muda mais por aqui.', code: 'income_tax_over' });
        if (!accountUsesFor(before.result).includes(account_use))
          throw invalid({ account_use: 'Como: esta escolha não vale para o resultado da declaração.' });
        const isPix = account_use === 'pix';
        const { cpf } = isPix ? await papers.approvalFacts(tx.db, id) : { cpf: null };
        if (cpf !== null && cpf !== pix_key) throw invalid({ pix_key: 'CPF (chave Pix): a Receita só aceita o CPF de quem declara.' });
        const account = { ...NO_ACCOUNT, ...bank, pix_key: isPix ? pix_key : null };
        const values = { account_use, sealed_account: accounts.keep(id, before.sealed_account, account) };
        await tx.change(table, before, values, { action: 'income_tax.account_told' });
        await tellResponsible(notices, tx, before, {
          title: `${actor.user.name} informou a forma de ${before.result === 'to_pay' ? 'pagamento' : 'restituição'}`,
          body: `IRPF ${before.exercise_year}: preencha-a no programa da Receita antes de transmitir.`,
          key: `income-tax-account-${id}-${version}`,
        });
      });
    },

    receiveRefund: (actor: CompanyActor, { id, body: { version, ...refund } }: InputOf<typeof contract.receiveRefund>): Promise<void> =>
      work(actor, async (tx) => noteRefund(tx, await tx.lock(table, { id, version, scope: returns.ofPerson(actor.user.id) }), refund)),

    askCode: (actor: CompanyActor, { id }: Of): Promise<SignatureAsked> =>
      work(actor, async (tx) => {
        const { status, approved_at } = await tx.lock(table, { id, version: null, scope: returns.ofPerson(actor.user.id) });
        const last = await papers.lastApproval(tx.db, id);
        if (status !== 'awaiting_approval' || approved_at !== null || !last) throw notToApprove();
        return signatures.ask(tx, actor, { subject: { type: 'income_tax_approval', id: last.id }, title: last.title, text: last.text });
      }),

    approve: async (actor: CompanyActor, { id, body: { code } }: InputOf<typeof contract.approve>): Promise<void> => {
      const last = await papers.lastApprovalOf(db, id, actor.user.id);
      await signatures.sign(actor, { subject: { type: 'income_tax_approval', id: last.id }, code }, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: returns.ofPerson(actor.user.id) });
        await tx.move(table, incomeTaxMachine, before, { action: 'approve', by: 'client' }, { approved_at: tx.now });
        await papers.approve(tx.db, last.id, tx.now);
        await tellResponsible(notices, tx, before, {
          title: `${actor.user.name} aprovou o IRPF ${before.exercise_year}`,
          body: 'A declaração pode ser transmitida.',
          key: `income-tax-approved-${last.id}`,
        });
      });
    },

    askCorrection: (actor: CompanyActor, { id, body: { version, reason } }: InputOf<typeof contract.askCorrection>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: returns.ofPerson(actor.user.id) });
        await tx.move(table, incomeTaxMachine, before, { action: 'ask_correction', by: 'client', reason }, { approved_at: null });
        await tellResponsible(notices, tx, before, {
          title: `${actor.user.name} pediu uma correção no IRPF ${before.exercise_year}`,
          body: reason,
          key: `income-tax-correction-${id}-${version}`,
        });
      }),
  };
};

const NOT_WAITING = 'Esta pendência não espera mais uma resposta.';

const notToApprove = () => conflict('Esta declaração não espera a sua aprovação agora.', 'not_waiting');
