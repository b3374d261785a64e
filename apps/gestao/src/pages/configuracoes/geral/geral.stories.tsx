import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { manager, viewer } from '@esteto/auth/testing/story-people';
import { groupManager } from '@esteto/contract/duty/group-manager';
import { managementGroup } from '@esteto/contract/duty/management-group';
import { ruleEffect } from '@esteto/contract/duty/rule-effect';
import { unit } from '@esteto/contract/duty/unit';
import { otavio, storyManagers, storyUnits } from '@esteto/features/duty/group-manager/story-managers';
import { storyGroup } from '@esteto/features/duty/management-group/story-group';
import { storyRuleEffects } from '@esteto/features/duty/shift/story-rule-effects';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

export default { title: 'Telas/Gestão/Geral' } satisfies Meta;

const own = answers(managementGroup.own, storyGroup);
const people = answers(groupManager.ownList, onlyPage(storyManagers));
const units = answers(unit.options, storyUnits);
const where = { app: 'gestao', routes, at: '/gestao/configuracoes/geral', person: manager } as const;

export const Filled: StoryObj = {
  ...storyScreen({ ...where, answers: [own, people] }),
  name: 'Com dados',
  play: async () => {
    const page = within(document.body);
    await expect((await page.findAllByText('11:00 h'))[0]).toBeVisible();
    await expect(page.getByText('das 22:00 às 6:00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Editar' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = { ...Filled, ...phone, name: 'No celular' };

export const ReadOnly: StoryObj = {
  ...storyScreen({ ...where, person: viewer, answers: [own, people] }),
  name: 'Só para ler',
  play: async () => {
    const page = within(document.body);
    await expect((await page.findAllByText('11:00 h'))[0]).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Editar' })).toBeNull();
    await expect(await page.findByText('Otávio Reis')).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Convidar gestor' })).toBeNull();
    await expect(page.queryByRole('button', { name: /^Ações de/ })).toBeNull();
  },
};

/** What changes stands in a question before it is saved, in hours, with what it means for the schedule. */
export const ChangeRules: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/editar`,
    answers: [own, people, answers(ruleEffect.rules, storyRuleEffects), answers(managementGroup.ownUpdate, { ...storyGroup, version: 4 })],
  }),
  name: 'Mudar regras',
  play: async () => {
    const dialog = await dialogCalled('Grupo e regras');
    const rest = await dialog.findByRole('textbox', { name: /^Descanso entre plantões/ });
    await userEvent.clear(rest);
    await userEvent.type(rest, '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const page = within(document.body);
    const question = await dialogCalled('Confirmar Alterações', 'alertdialog');
    await expect(await page.findByText('12:00 h')).toBeVisible();
    await expect(await question.findByText(/^Muda a situação de 2 dos 120 plantões com alguém escalado até 23\/02\/2027\./)).toBeVisible();
    await expect(question.getByText('Aviso: Descansa 11h entre plantões; o grupo pede 12h.')).toBeVisible();
    await expect(question.getByText('Deixa de valer: Soma 62h na semana; o grupo aceita até 60h.')).toBeVisible();
    await expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      rules: { min_rest_minutes: 720 },
    });
    await expect(theServer().requests.filter(({ method }) => method === 'PUT')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: /^(?:Salvar|Confirmar)/ }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
        rules: { min_rest_minutes: 720 },
        version: 3,
      }),
    );
  },
};

export const ChangeRulesOnAPhone: StoryObj = { ...ChangeRules, ...phone, name: 'Mudar regras, no celular' };

/** Nobody changes what they are themselves; whoever was asked in is asked again. */
export const ResendInvite: StoryObj = {
  ...storyScreen({ ...where, answers: [own, people, { endpoint: groupManager.ownResend, answer: () => ({ status: 204 }) }] }),
  name: 'Reenviar convite',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Ações de Paula Nunes' }));
    await expect(page.queryByRole('button', { name: 'Ações de Helena Castro' })).toBeNull();
    await userEvent.click(await page.findByRole('menuitem', { name: 'Reenviar convite' }));
    await expect(await page.findByText('Convite enviado a paula@vale.test.')).toBeVisible();
  },
};

export const Invite: StoryObj = {
  ...storyScreen({ ...where, at: `${where.at}/gestores/convidar`, answers: [own, people, units, answers(groupManager.ownCreate, otavio)] }),
  name: 'Convidar gestor',
  play: async () => {
    const dialog = await dialogCalled('Convidar gestor');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Otávio Reis');
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'otavio.reis@vale.test');
    await userEvent.click(dialog.getByRole('radio', { name: /^Coordenador/ }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^UPA Vila Mariana/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
        email: 'otavio.reis@vale.test',
        role: 'coordinator',
        unit_ids: [2],
      }),
    );
  },
};
