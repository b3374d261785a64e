import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { type GroupNoticeDetail, type GroupNoticeRow, groupNotice } from '@esteto/contract/duty/group-notice';
import { unit } from '@esteto/contract/duty/unit';
import { groupNoticeForm } from '@esteto/domain/duty/group-notice/group-notice-form';
import { storyUnits } from '@esteto/features/duty/group-manager/story-managers';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { routes } from '../../routes.ts';

const where = { app: 'gestao', routes, at: '/gestao/notificacoes', person: manager } as const;

const row: GroupNoticeRow = {
  ...groupNoticeForm.getDefault(),
  id: 1,
  version: 1,
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  title: 'Obras no estacionamento',
  body: 'Até o fim do mês, use a entrada de pedestres.',
  severity: 'attention',
  by_mail: true,
  audience: 'units',
  unit_ids: [1],
  status: 'sent',
  told_count: 38,
  read_count: 12,
};
const reach = { people: 38, in_bell: 37, by_mail: 30, silenced: 1 };
const detail: GroupNoticeDetail = {
  ...row,
  reach,
  mailed_count: 30,
  unit_names: 'Hospital São Lucas',
  created_by_name: 'Helena Castro',
  withdrawn_reason: null,
  may_withdraw: true,
};

const screen = screenStates({
  ...where,
  endpoint: groupNotice.list,
  filled: { body: onlyPage([row]), sees: 'Obras no estacionamento' },
  empty: { body: onlyPage<GroupNoticeRow>([]), sees: /^Nenhum aviso ainda/ },
  refused: { person: viewer, sees: 'Obras no estacionamento', lacks: 'Novo aviso' },
});

export default { title: 'Telas/Gestão/Notificações' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Só para ler' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(groupNotice.list, onlyPage([row]));

/** Reach and preview of a notice stand below what one writes; an audience of units asks which units. */
export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      answers(unit.options, storyUnits),
      answers(groupNotice.preview, reach),
      answers(groupNotice.create, detail),
      answers(groupNotice.detail, detail),
    ],
  }),
  name: 'Novo aviso',
  play: async () => {
    const dialog = await dialogCalled('Novo aviso');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Título' }), 'Obras');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texto' }), 'Use a entrada de pedestres.');
    await expect(await dialog.findByText(/: Obras$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'De algumas unidades' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    await expect(await dialog.findByText('Escolha ao menos uma unidade.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^UPA Vila Mariana/ }));
    await expect(await dialog.findByText('Hoje: 38 pessoas, 37 no sino, 30 por e-mail; 1 silenciou mensagens assim.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar aviso' }));
    await waitFor(() =>
      expect(
        theServer().requests.findLast(({ method, path }) => method === 'POST' && path === 'admin/manager/group-notices')?.body,
      ).toMatchObject({
        title: 'Obras',
        severity: 'info',
        by_mail: true,
        audience: 'units',
        unit_ids: [2],
        to_managers: false,
      }),
    );
    await dialogCalled('Obras no estacionamento');
  },
};

/** Taking it back asks why. */
export const Withdraw: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/1/detalhes`,
    answers: [list, answers(groupNotice.detail, detail), { endpoint: groupNotice.withdraw, answer: () => ({ status: 204 }) }],
  }),
  name: 'Retirar',
  play: async () => {
    const dialog = await dialogCalled('Obras no estacionamento');
    await expect(await dialog.findByText('12 de 37 pessoas')).toBeVisible();
    await expect(dialog.getByText('De algumas unidades: Hospital São Lucas')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    const question = await dialogCalled('Retirar aviso');
    await userEvent.type(await question.findByRole('textbox', { name: 'Motivo' }), 'A obra foi adiada.');
    await userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await waitFor(() =>
      expect(theServer().requests.find(({ path }) => path.endsWith('/withdrawal'))?.body).toEqual({
        reason: 'A obra foi adiada.',
        version: 1,
      }),
    );
  },
};

export const Recipients: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/1/destinatarios`,
    answers: [
      list,
      answers(
        groupNotice.recipients,
        onlyPage([
          {
            id: 1,
            name: 'Ana Souza',
            email: 'ana@clinica.com.br',
            in_bell: true,
            by_mail: true,
            mailed_at: '2026-11-20T12:35:00Z',
            read_at: '2026-11-21T12:00:00Z',
          },
          { id: 2, name: 'Bruno Alves', email: 'bruno@clinica.com.br', in_bell: true, by_mail: false, mailed_at: null, read_at: null },
        ]),
      ),
    ],
  }),
  name: 'Destinatários',
  play: async () => {
    const dialog = await dialogCalled('Destinatários');
    await expect(await dialog.findByText(/^Leu 21 nov/)).toBeVisible();
    await expect(dialog.getByText('Não leu')).toBeVisible();
  },
};
