import type { UnitRow } from '@esteto/contract/unit';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { storyPage } from '@esteto/ui/testing/story-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { unitColumns } from './unit-columns.ts';

const row = (id: number, name: string, type: UnitRow['type']): UnitRow => ({
  id,
  group_id: 1,
  name,
  code: `U${id}`,
  type,
  cnes: '2077485',
  cnpj: null,
  phone: null,
  email: null,
  address: null,
  geofence_radius_meters: 200,
  is_active: id !== 3,
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
});

const units = [row(1, 'Hospital São Lucas', 'hospital'), row(2, 'UPA Vila Mariana', 'upa'), row(3, 'Maternidade Santa Inês', 'maternity')];

const meta = {
  title: 'Telas/Unidades',
  component: ListPage<UnitRow>,
  args: { title: 'Unidades', columns: unitColumns, empty: 'Nenhuma unidade ainda.', query: storyPage(units) },
} satisfies Meta<typeof ListPage<UnitRow>>;

export default meta;
type Story = StoryObj<typeof ListPage<UnitRow>>;

export const Rows: Story = { name: 'Com linhas' };

export const Empty: Story = { name: 'Vazia', args: { query: storyPage<UnitRow>([]) } };
