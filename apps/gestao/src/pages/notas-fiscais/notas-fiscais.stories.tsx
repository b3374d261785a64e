import type { GroupInvoiceDetail, GroupInvoiceRow } from '@esteto/contract/invoice/group-invoice';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import { storyPage } from '@esteto/ui/testing/story-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupInvoiceColumns } from './group-invoice-columns.ts';
import { GroupInvoiceDialog } from './group-invoice-dialog.tsx';

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

const meta = {
  title: 'Telas/Notas do grupo',
  component: ListPage<GroupInvoiceRow>,
  args: { title: 'Notas fiscais', columns: groupInvoiceColumns, empty: 'Nenhuma nota ainda.', query: storyPage(invoices) },
} satisfies Meta<typeof ListPage<GroupInvoiceRow>>;

export default meta;
type Story = StoryObj<typeof ListPage<GroupInvoiceRow>>;

export const Rows: Story = { name: 'Com linhas' };

export const Empty: Story = { name: 'Vazia', args: { query: storyPage<GroupInvoiceRow>([]) } };

const OnlyRead = () => <GroupInvoiceDialog query={{ queryKey: ['story-group-invoice'], queryFn: () => Promise.resolve(detail) }} />;

export const Details: Story = {
  name: 'Uma nota',
  render: () => <OnlyRead />,
  play: async () => {
    const dialog = await dialogCalled('Nota 2026/1181 · Souza Medicina de Urgência Ltda.');
    await dialog.findByText(/11\.222\.333\/0001-81/);
    await dialog.findByText('Ana Souza');
  },
};

export const OnAPhone: Story = { ...Details, ...phone, name: 'No celular' };
