import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type UnitDetail, type UnitRow, unit } from '@esteto/contract/duty/unit';
import { unitForm } from '@esteto/domain/duty/unit/unit-form';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const row = (id: number, name: string, type: UnitRow['type']): UnitRow => ({
  ...unitForm.omit(['sectors']).getDefault(),
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

const whole: UnitDetail = {
  ...lucas,
  name: 'Hospital São Lucas',
  sectors: [{ id: 9, name: 'UTI adulto', code: 'UTI-A', geofence_radius_meters: null, is_active: true }],
};

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
export const Refused: StoryObj = { ...list.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...list.onPhone, name: 'No celular' };

const editing = storyScreen({
  ...where,
  at: `${where.at}/1/editar`,
  answers: [answers(unit.list, onlyPage(units)), answers(unit.detail, whole), answers(unit.update, { ...whole, version: 2 })],
});

export const Editing: StoryObj = {
  ...editing,
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Hospital São Lucas');
    // That of the unit stands before those of its sectors.
    const [name] = await dialog.findAllByRole('textbox', { name: /^Nome/ });
    if (!name) throw new Error('the unit has no name');
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
    await userEvent.click(await dialog.findByRole('button', { name: 'Criar unidade' }));
    await expect(await dialog.findByRole('textbox', { name: /^Nome/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

export const CreatingOnAPhone: StoryObj = { ...Creating, ...phone, name: 'Nova unidade, no celular' };

/** Sectors are added in the form of their unit; of two with one code none is saved. */
export const Sectors: StoryObj = {
  ...editing,
  name: 'Setores',
  play: async () => {
    const dialog = await dialogCalled('Hospital São Lucas');
    await expect(await dialog.findByDisplayValue('UTI adulto')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Adicionar setor' }));
    const [, code] = dialog.getAllByRole('textbox', { name: /^Código/ }).slice(-2);
    const name = dialog.getAllByRole('textbox', { name: /^Nome/ }).at(-1);
    if (!code || !name) throw new Error('no sector was added');
    await userEvent.type(name, 'Pronto-socorro');
    await userEvent.type(code, 'uti-a');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Setores: cada código só pode aparecer uma vez.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, 'PS');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Latitude/ }), '-22,9056');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('Longitude: preencha as duas coordenadas, ou nenhuma.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Longitude/ }), '-47,0608');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await within(document.body).findByText('Unidade salva.')).toBeVisible();
    await expect(theServer().requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      latitude: -22.9056,
      longitude: -47.0608,
      sectors: [
        { id: 9, code: 'UTI-A' },
        { id: null, name: 'Pronto-socorro', code: 'PS', is_active: true },
      ],
    });
  },
};
