import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type QualificationRow, qualification } from '@esteto/contract/duty/qualification';
import { ruleEffect } from '@esteto/contract/duty/rule-effect';
import { unit } from '@esteto/contract/duty/unit';
import { storyUnits } from '@esteto/features/duty/group-manager/story-managers';
import { storyNoEffects, storyObligation } from '@esteto/features/duty/shift/story-rule-effects';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.ts';

const first: QualificationRow = {
  id: 1,
  version: 1,
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  name: 'ACLS',
  kind: 'course',
  requires_document: true,
  validity_months: 24,
  obligation: 'named',
  unit_ids: [],
  unit_names: null,
  is_active: true,
};
const rows: QualificationRow[] = [
  first,
  {
    ...first,
    id: 2,
    name: 'RQE de Anestesiologia',
    kind: 'specialty',
    validity_months: null,
    obligation: 'units',
    unit_ids: [1],
    unit_names: 'Hospital São Lucas',
  },
  { ...first, id: 3, name: 'NR-32', kind: 'training', obligation: 'everywhere', is_active: false },
];

const where = { app: 'gestao', routes, at: '/gestao/qualificacoes', person: manager } as const;

const screen = screenStates({
  ...where,
  endpoint: qualification.list,
  filled: { body: onlyPage(rows), sees: 'RQE de Anestesiologia' },
  empty: { body: onlyPage<QualificationRow>([]), sees: /^Nenhuma qualificação ainda/ },
  refused: { person: viewer, sees: 'RQE de Anestesiologia', lacks: 'Criar qualificação' },
});

export default { title: 'Telas/Gestão/Qualificações' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(qualification.list, onlyPage(rows));

export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      answers(unit.options, storyUnits),
      answers(ruleEffect.qualification, storyNoEffects),
      answers(qualification.create, first),
    ],
  }),
  name: 'Nova qualificação',
  play: async () => {
    const dialog = await dialogCalled('Nova qualificação');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'ATLS');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Tipo/ }), 'course');
    await userEvent.click(dialog.getByRole('radio', { name: 'Em algumas unidades' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar qualificação' }));
    await expect(await dialog.findByText('Unidades: escolha pelo menos uma.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^UPA Vila Mariana/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar qualificação' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
        name: 'ATLS',
        kind: 'course',
        obligation: 'units',
        unit_ids: [2],
      }),
    );
  },
};

/** People whom an obligation would block are told before it is saved. */
export const Oblige: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/1/editar`,
    answers: [
      list,
      answers(qualification.detail, first),
      answers(ruleEffect.qualification, storyObligation),
      answers(qualification.update, { ...first, obligation: 'everywhere', version: 2 }),
    ],
  }),
  name: 'Tornar obrigatória',
  play: async () => {
    const dialog = await dialogCalled('ACLS');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Em todas as unidades' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = await dialogCalled('Confirmar', 'alertdialog');
    await expect(await question.findByText('Impedimento: Falta ACLS.')).toBeVisible();
    await expect(theServer().requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ obligation: 'everywhere', version: 1 }),
    );
  },
};
