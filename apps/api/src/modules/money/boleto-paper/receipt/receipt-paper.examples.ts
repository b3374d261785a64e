import { boletoPaper } from '@esteto/contract/money/boleto-paper';
import { receiptPaper } from '@esteto/contract/money/receipt-paper';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { esocialReceipt } from '@esteto/domain/month/receipt/testing/receipt-samples';
import { unique } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { textPdf } from '../../../../testing/paper-pdf.ts';
import type { Scene } from '../../../../testing/scene.ts';

const COMPETENCE = '2026-10';
const DAY = '2026-11-02';

/** A receipt of the eSocial that nobody dropped before, of the scene's company or another's. */
export const receiptFile = async (cnpj: string) => ({
  name: 'esocial.pdf',
  bytes: await textPdf(esocialReceipt({ cnpj, competence: COMPETENCE, number: `1.1.${String(unique()).padStart(19, '0')}`, day: DAY })),
});

const dropped = async ({ api, master, company }: Pick<Scene, 'api' | 'master' | 'company'>) => {
  const { id } = await api.ask(boletoPaper.add, { file: await receiptFile(company.cnpj ?? '') }, { as: master });
  await api.modules.readBoletoPaper({ paper_id: id }, 'example');
  return { id };
};

/** A company of its own with its eSocial open. */
const owing = async ({ api, master }: Scene) => {
  const company = await api.make.company();
  const body = { company_id: company.id, rule_key: 'esocial', competence: COMPETENCE, observations: null } as const;
  await api.ask(monthlyObligation.create, { body }, { as: master });
  return company;
};

const delivery = async (scene: Scene) => ({
  company_id: (await owing(scene)).id,
  rule_key: 'esocial' as const,
  rule_id: null,
  competence: COMPETENCE,
  delivered_on: DAY,
  protocol_number: '0123456789',
});

const template = () => ({
  name: 'Fechamento do eSocial',
  rule_key: 'esocial' as const,
  rule_id: null,
  number_label: 'Nº do Recibo',
  competence_label: null,
  date_label: null,
});

export const receiptPaperExamples: Examples<'receiptPaper'> = {
  receiptPaper: {
    list: () => ({}),
    progress: () => ({}),
    templates: () => ({}),
    detail: async (scene) => idOf(await dropped(scene)),
    file: async (scene) => idOf(await dropped(scene)),
    deliver: async (scene) => ({ ...(await dropped(scene)), body: { ...(await delivery(scene)), version: 2 } }),
    deliverReady: async (scene) => {
      await dropped({ ...scene, company: await owing(scene) });
      return {};
    },
    teach: async (scene) => ({ ...(await dropped(scene)), body: template() }),
    removeTemplate: async (scene) => {
      const { id } = await dropped(scene);
      const { template_id } = await scene.api.ask(receiptPaper.teach, { id, body: template() }, { as: scene.master });
      return { id: template_id };
    },
    discard: (scene) => dropped(scene),
  },
};
