import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type UnitRow, unit } from '@esteto/contract/unit';
import { unitForm } from '@esteto/domain/unit/unit-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const row = (id: number, name: string, type: UnitRow['type']): UnitRow => ({
  ...unitForm.getDefault(),
  id,
  group_id: 1,
  name,
  code: `U${id}`,
  type,
  cnes: '2077485',
  geofence_radius_meters: 200,
  is_active: id !== 3,
  version: 1,
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
});

const units = [row(1, 'Hospital São Lucas', 'hospital'), row(2, 'UPA Vila Mariana', 'upa'), row(3, 'Maternidade Santa Inês', 'maternity')];
const [lucas = row(1, '', 'hospital')] = units;

const where = { app: 'gestao', routes, at: '/gestao/configuracoes/unidades', person: manager } as const;

const list = screenStates({
  ...where,
  endpoint: unit.list,
  filled: { body: onlyPage(units), sees: 'Maternidade Santa Inês' },
  empty: { body: onlyPage<UnitRow>([]), sees: /^Nenhuma unidade ainda/ },
  refused: { person: viewer, sees: 'UPA Vila Mariana', lacks: 'Criar unidade' },
});

export default { title: 'Telas/Gestão/Unidades' } satisfies Meta;

export const Filled: StoryObj = { ...list.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...list.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...list.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...list.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const editing = storyScreen({
  ...where,
  at: `${where.at}/1/editar`,
  answers: [answers(unit.list, onlyPage(units)), answers(unit.detail, lucas), answers(unit.update, { ...lucas, version: 2 })],
});

export const Editing: StoryObj = {
  ...editing,
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Hospital São Lucas');
    const name = await dialog.findByRole('textbox', { name: /^Nome/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hospital São Lucas, bloco B{Enter}');
    await expect(await within(document.body).findByText('Unidade salva.')).toBeVisible();
    const saved = theServer().requests.filter(({ method }) => method === 'PUT');
    await expect(saved.map(({ body }) => body)).toMatchObject([{ name: 'Hospital São Lucas, bloco B', version: 1 }]);
  },
};

export const Creating: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/criar`, answers: [answers(unit.list, onlyPage(units))] }),
  name: 'Nova unidade',
  play: async () => {
    const dialog = await dialogCalled('Nova unidade');
    await userEvent.click(dialog.getByRole('button', { name: 'Criar unidade' }));
    await expect(await dialog.findByRole('textbox', { name: /^Nome/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

export const CreatingOnAPhone: StoryObj = { ...Creating, ...phone, name: 'Nova unidade, no celular' };
