import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager } from '@esteto/auth/testing/story-people';
import { type GroupInvoiceDetail, type GroupInvoiceRow, groupInvoice } from '@esteto/contract/billing/group-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.ts';

const row = (id: number, given: Partial<GroupInvoiceRow>): GroupInvoiceRow => ({
  id,
  number: String(1180 + id),
  status: 'sent',
  competence: '2026-10',
  issue_date: '2026-11-03',
  due_date: '2026-12-18',
  gross_amount: 1_240_000,
  net_amount: 1_163_740,
  company_name: 'Souza Medicina de Urgência Ltda.',
  professional_names: 'Ana Souza',
  client_name: 'Rede Hospitalar Vale Verde',
  ...given,
});

const invoices = [
  row(1, {}),
  row(2, {
    status: 'paid',
    competence: '2026-09',
    company_name: 'Prado Anestesia Ltda.',
    professional_names: 'Daniela Prado, Eduardo Reis',
  }),
  row(3, { status: 'cancelled', net_amount: 480_000 }),
];

const detail: GroupInvoiceDetail = {
  ...row(1, {}),
  sent_at: '2026-11-04T13:20:00.000Z',
  paid_at: null,
  cancelled_at: null,
  verification_code: 'K7PQ2M9X',
  access_key: null,
  description: 'Plantões de outubro de 2026 na unidade de terapia intensiva.',
  national_tax_code: '040101',
  unconditional_discount: null,
  conditional_discount: null,
  iss_rate: '0.02',
  iss_base: 1_240_000,
  iss_amount: 24_800,
  iss_withheld: 'none',
  irrf: 18_600,
  inss_withheld: null,
  csrf_withheld_total: 57_660,
  other_withholdings: null,
  received_amount: 0,
  withheld_on_payment: 0,
  company: { name: 'Souza Medicina de Urgência Ltda.', document: '11222333000181' },
  client: { name: 'Rede Hospitalar Vale Verde', document: '31209458000136' },
};

const professionals = answers(groupInvoice.professionals, [{ id: 1, name: 'Ana Souza' }]);

const where = { app: 'gestao', routes, at: '/gestao/notas-fiscais', person: manager } as const;

const screen = screenStates({
  ...where,
  endpoint: groupInvoice.list,
  others: [professionals],
  filled: { body: onlyPage(invoices, ['gross_amount', 'net_amount']), sees: 'Prado Anestesia Ltda.' },
  empty: { body: onlyPage<GroupInvoiceRow>([]), sees: /^Nenhuma nota ainda/ },
  // A manager whose group took them off: no page is theirs any more, and the home says so.
  refused: { person: { ...manager, groups: [] }, sees: 'Você não possui acesso a este módulo.', lacks: 'Prado Anestesia Ltda.' },
});

export default { title: 'Telas/Gestão/Notas fiscais' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/detalhes/1`,
    answers: [professionals, answers(groupInvoice.list, onlyPage(invoices)), answers(groupInvoice.detail, detail)],
  }),
  name: 'Uma nota',
  play: async () => {
    const dialog = await dialogCalled('Nota 2026/1181 · Souza Medicina de Urgência Ltda.');
    await dialog.findByText(/11\.222\.333\/0001-81/);
    await dialog.findByText('Ana Souza');
  },
};

export const DetailsOnAPhone: StoryObj = { ...Details, ...phone, name: 'Uma nota, no celular' };
