import type { IncomeTaxFile, IncomeTaxItem, OwnReturn, PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import { NO_OUTCOME } from '@esteto/features/tax/income-tax/story-outcome';

const item = (id: number, title: string, more: Partial<IncomeTaxItem> = {}): IncomeTaxItem => ({
  id,
  version: 1,
  section: 'Rendimentos',
  title,
  source: 'Hospital, clínica ou empregador',
  reason: null,
  status: 'pending',
  refused_reason: null,
  ...more,
});

export const storyItems: IncomeTaxItem[] = [
  item(1, 'Informe de rendimentos de cada fonte pagadora', { status: 'refused', refused_reason: 'O arquivo está ilegível.', version: 4 }),
  item(2, 'Informe de rendimentos financeiros de Banco Azul', { source: 'Aplicativo do banco', reason: 'Consta em 2025.' }),
  item(3, 'Recibos de despesas médicas', { section: 'Pagamentos', source: null }),
  item(4, 'Recibo e declaração do ano anterior', { section: 'Identificação', status: 'accepted' }),
  item(5, 'Informe do plano de saúde', { section: 'Pagamentos', status: 'sent' }),
  item(6, 'Comprovantes de educação', { section: 'Pagamentos', status: 'not_applicable' }),
];

export const storyFile = (more: Partial<IncomeTaxFile>): IncomeTaxFile => ({
  id: 1,
  income_tax_id: 1,
  name: 'informe.pdf',
  mime: 'application/pdf',
  size: 12_000,
  role: 'document',
  item_id: null,
  reading: null,
  pendency_id: null,
  quota_id: null,
  from_client: true,
  created_at: '2026-04-02T12:00:00Z',
  ...more,
});

export const storyPendency = (more: Partial<PendencyRecord> = {}): PendencyRecord => ({
  id: 31,
  version: 2,
  created_at: '2026-04-02T12:00:00Z',
  updated_at: '2026-04-02T12:00:00Z',
  income_tax_id: 1,
  kind: 'information',
  title: 'Dados de um dependente',
  text: 'Envie o CPF e a data de nascimento do dependente.',
  due_on: '2030-04-20',
  status: 'open',
  answer: null,
  answered_at: null,
  reason: null,
  reminders_sent: 0,
  ...more,
});

export const storyReturn = (more: Partial<OwnReturn> = {}): OwnReturn => ({
  id: 1,
  version: 3,
  created_at: '2026-03-23T12:00:00Z',
  updated_at: '2026-04-02T12:00:00Z',
  exercise_year: 2026,
  kind: 'original',
  status: 'awaiting_documents',
  deadline: '2030-05-31',
  is_covered: false,
  price: 49_000,
  boleto_id: 9,
  boleto_status: 'paid',
  boleto_company_id: 1,
  approved_at: null,
  transmitted_at: null,
  ...NO_OUTCOME,
  responsible_name: 'Marina Teles',
  items: storyItems,
  pendencies: [storyPendency()],
  files: [],
  approval: null,
  ...more,
});

/** One that is ready, with what it comes to. */
export const storyReady = (more: Partial<OwnReturn> = {}): OwnReturn =>
  storyReturn({
    status: 'awaiting_approval',
    result: 'to_pay',
    tax_due: 120_001,
    quotas_count: 3,
    items: [],
    pendencies: [],
    files: [storyFile({ id: 70, name: 'declaracao.pdf', role: 'dec', from_client: false })],
    approval: {
      title: 'Aprovação do IRPF 2026 · Ana Souza',
      text: [
        'Declaração de Imposto sobre a Renda da Pessoa Física, exercício 2026, ano-calendário 2025.',
        'Declarante: Ana Souza, CPF 529.982.247-25',
        'Resultado: R$ 1.200,01 a pagar em 3 quotas',
        'Li a declaração, confirmo que as informações são verdadeiras e autorizo a transmissão à Receita Federal.',
      ].join('\n\n'),
      approved_at: null,
    },
    ...more,
  });

/** One of a former year that was delivered. */
export const storyDelivered = (more: Partial<OwnReturn> = {}): OwnReturn =>
  storyReady({
    status: 'finished',
    approved_at: '2025-05-20T12:00:00Z',
    transmitted_at: '2025-05-21T12:00:00Z',
    receipt_number: '12.34.56.78.90-12',
    ecac_status: 'processed',
    ...more,
  });
