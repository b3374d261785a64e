import { closing } from '@esteto/contract/month/closing';
import { type Examples, idOf } from '../../../testing/example.ts';
import { PDF, type Scene } from '../../../testing/scene.ts';

/** A closing of the month that has just ended, of a new company. */
export const newClosing = async ({ api, master }: Pick<Scene, 'api' | 'master'>) => {
  const company = await api.make.company({ tax_regime: 'simples' });
  await api.modules.closings.follow('a night');
  const [row] = await api.sql('select id from closings where company_id = $1', [company.id]);
  const { id, version, status } = await api.ask(closing.detail, { id: Number(row?.['id']) }, { as: master });
  return { id, version, status, company };
};

export const closingExamples: Examples<'closing'> = {
  closing: {
    list: () => ({}),
    followUp: () => ({}),
    workload: () => ({}),
    detail: async (scene) => idOf(await newClosing(scene)),
    update: async (scene) => ({
      ...idOf(await newClosing(scene)),
      body: {
        das_official: 123_456,
        revenue_official: 2_000_000,
        rbt12_official: null,
        analyst_id: null,
        observations: 'Extrato conferido.',
        extract_file_id: null,
        version: 1,
      },
    }),
    readExtract: async (scene) => ({ ...idOf(await newClosing(scene)), file: { name: 'extrato.pdf', bytes: PDF } }),
    extract: async (scene) => {
      const { id } = await newClosing(scene);
      const file = { name: 'extrato.pdf', bytes: PDF };
      const { file_id } = await scene.api.ask(closing.readExtract, { id, file }, { as: scene.master });
      const official = { das_official: null, revenue_official: null, rbt12_official: null, analyst_id: null, observations: null };
      await scene.api.ask(closing.update, { id, body: { ...official, extract_file_id: file_id, version: 1 } }, { as: scene.master });
      return { id };
    },
    move: async (scene) => ({ ...idOf(await newClosing(scene)), body: { action: 'start', reason: null, version: 1 } }),
    close: async (scene) => {
      const { id, company } = await newClosing(scene);
      await readyToClose(scene, id, company.id);
      return { id, body: { reasons: [], version: 2 } };
    },
    comments: async (scene) => idOf(await newClosing(scene)),
    comment: async (scene) => ({ ...idOf(await newClosing(scene)), body: { text: 'Liguei, volta amanhã.' } }),
    uncomment: async (scene) => {
      const { id } = await newClosing(scene);
      const [made] = await scene.api.ask(closing.comment, { id, body: { text: 'Liguei.' } }, { as: scene.master });
      return { id, comment_id: made?.id ?? 0 };
    },
    history: async (scene) => idOf(await newClosing(scene)),
  },
};

/** All that the checks ask for, so that the month is green; it has been started. */
export const readyToClose = async ({ api, master }: Pick<Scene, 'api' | 'master'>, id: number, company_id: number): Promise<void> => {
  const { month } = await api.ask(closing.detail, { id }, { as: master });
  await api.sql(
    `insert into payroll_months (company_id, competence, pro_labore, wages, inss_employer, fgts, reason, created_at, updated_at)
     values ($1, $2, 300000, 0, 0, 0, 'Folha', now(), now())`,
    [company_id, month],
  );
  await api.sql(
    `insert into monthly_obligations (company_id, rule_key, competence, due_month, due_order, status, created_at, updated_at)
     values ($1, 'das', $2, $2, '2026-11-20', 'delivered', now(), now())`,
    [company_id, month],
  );
  await api.sql(
    `insert into company_certificates
       (company_id, document, name, issuer, trust, serial, valid_from, valid_until, sealed_file, sealed_password, created_at, updated_at)
     values ($1, '00000000000191', 'Empresa', 'AC', 'icp_brasil', '1', now(), '2099-01-01', '', '', now(), now())`,
    [company_id],
  );
  await api.sql(
    `with account as (
       insert into bank_accounts (company_id, bank_code, name, created_at, updated_at)
       values ($1, '341', 'Conta da empresa', now(), now()) returning id)
     insert into statements (company_id, bank_account_id, year, month, status, created_at, updated_at)
     select $1, account.id, $2, $3, 'checked', now(), now() from account`,
    [company_id, Number(month.slice(0, 4)), Number(month.slice(5))],
  );
  await api.sql("update closings set das_official = 0, status = 'running', version = 2 where id = $1", [id]);
};
