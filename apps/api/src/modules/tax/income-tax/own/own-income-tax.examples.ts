import type { IncomeTaxAccountForm } from '@esteto/domain/tax/income-tax/income-tax-account-form';
import { codeHash } from '../../../../platform/sessions/verification-code.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { TestPerson } from '../../../../testing/factories.ts';
import { PDF, type Scene } from '../../../../testing/scene.ts';
import { keptFile, movedReturn, newItem, toRefund } from '../income-tax.examples.ts';
import { newPendency } from '../pendency/income-tax-pendency.examples.ts';

const file = { name: 'informe.pdf', bytes: PDF };

/** Whoever calls, when they may have a return at all. */
const owner = ({ partner }: Scene, caller: TestPerson): TestPerson => (caller.type === 'doctor' ? caller : partner);

/** What the person sent for an item of theirs. */
const sentFile = async (scene: Scene, person: TestPerson): Promise<{ id: number }> => {
  const { id } = await newItem(scene, person);
  const [stored] = await scene.api.sql<{ id: string }>(
    `insert into files (id, name, mime, size, sha256, created_at) values (md5(random()::text), 'informe.pdf', 'application/pdf', 1, 'x', now()) returning id`,
  );
  const [kept] = await scene.api.sql<{ id: number }>(
    `insert into income_tax_files (income_tax_id, user_id, file_id, role, item_id, from_client, created_at)
     select i.income_tax_id, $2, $3, 'document', i.id, true, now() from income_tax_items i where i.id = $1 returning id::int as id`,
    [id, person.id, stored?.id],
  );
  return { id: kept?.id ?? 0 };
};

const toApprove = (scene: Scene, person: TestPerson) => movedReturn(scene, ['fill', 'review', 'ask_approval'], person);

export const accountSample = (more: Partial<Omit<IncomeTaxAccountForm, 'version'>> = {}): Omit<IncomeTaxAccountForm, 'version'> => ({
  account_use: 'debit',
  pix_key: null,
  bank_code: '001',
  bank_branch: '1234-5',
  bank_account: '123456',
  bank_digit: 'X',
  bank_kind: 'checking',
  ...more,
});

const CODE = 'ABC234';

/** One for which the person was sent that code: also of whoever may ask for none. */
const withCode = async (scene: Scene, person: TestPerson): Promise<{ id: number; code: string }> => {
  const { api, company } = scene;
  const { id } = await toApprove(scene, person);
  await api.sql('delete from guesses');
  const now = api.clock.now();
  await api.sql(
    `insert into signatures (subject_type, subject_id, company_id, user_id, title, text, sha256, email, asked_at, code_hash, code_sent_at, expires_at)
     select 'income_tax_approval', a.id, $2, $3, a.title, a.text, 'x', $4, $5, $6, $5, $7 from income_tax_approvals a where a.income_tax_id = $1`,
    [
      id,
      company.id,
      person.id,
      person.email,
      now.toISOString(),
      codeHash(api.config.secretKey, CODE),
      new Date(now.getTime() + 600_000).toISOString(),
    ],
  );
  return { id, code: CODE };
};

export const ownIncomeTaxExamples: Examples<'ownIncomeTax'> = {
  ownIncomeTax: {
    current: () => ({}),
    past: () => ({}),
    file: async (scene, caller) => idOf(await keptFile(scene, owner(scene, caller))),
    sendItem: async (scene, caller) => ({ ...idOf(await newItem(scene, owner(scene, caller))), file }),
    moveItem: async (scene, caller) => {
      const { id, version } = await newItem(scene, owner(scene, caller));
      return { id, body: { action: 'skip', version } };
    },
    attach: async (scene, caller) => ({ ...idOf(await newPendency(scene, owner(scene, caller))), file }),
    answer: async (scene, caller) => {
      const { id, version } = await newPendency(scene, owner(scene, caller));
      return { id, body: { answer: 'O hospital envia amanhã.', version } };
    },
    takeBack: async (scene, caller) => sentFile(scene, owner(scene, caller)),
    chooseAccount: async (scene, caller) => {
      const { id, version } = await toApprove(scene, owner(scene, caller));
      return { id, body: { ...accountSample(), version } };
    },
    receiveRefund: async (scene, caller) => {
      const { id, version } = await toRefund(scene, owner(scene, caller));
      return { id, body: { refund_received_on: '2026-11-10', refund_received_amount: 82_000, version } };
    },
    askCode: async (scene, caller) => idOf(await toApprove(scene, owner(scene, caller))),
    approve: async (scene, caller) => {
      const { id, code } = await withCode(scene, owner(scene, caller));
      return { id, body: { code } };
    },
    askCorrection: async (scene, caller) => {
      const { id, version } = await toApprove(scene, owner(scene, caller));
      return { id, body: { reason: 'Falta o dependente.', version } };
    },
  },
};
