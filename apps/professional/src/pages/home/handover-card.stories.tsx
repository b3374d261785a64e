import { answers, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, storyCompany } from '@esteto/auth/testing/story-people';
import { overview } from '@esteto/contract/office/overview';
import { type HandoverItemRow, handover } from '@esteto/contract/opening/handover';
import { limasHandover, underWay } from '@esteto/features/opening/handover/story-handover';
import { storyScreen } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen } from '../../features/cadastro/story-wizard.ts';
import { routes } from '../../routes.ts';

const at = (answer: StoryAnswer): StoryObj =>
  storyScreen({
    app: 'professional',
    routes,
    at: '/app',
    person: { ...doctor, companies: [{ ...storyCompany, type: 'migrated_company', awaits_handover: true }] },
    answers: [answer, answers(handover.send, { handover: underWay }), answers(overview.home, { months: null, invoices: null })],
  });

export default { title: 'Telas/Médico/Início: troca de contador' } satisfies Meta;

/** The letter waits for its owner, who says to whom it goes. */
export const Unsent: StoryObj = {
  ...at(answers(handover.state, () => ({ handover: bodiesOf(handover.send).length > 0 ? underWay : limasHandover }))),
  name: 'Enviar a carta',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Enviar a carta' }));
    const form = await dialogCalled('Enviar a carta ao contador');
    const email = await form.findByRole('textbox', { name: /^E-mail do contador atual/ });
    await expect(email).toHaveValue('contato@lima.test');
    await userEvent.clear(email);
    await userEvent.click(form.getByRole('button', { name: 'Enviar a carta' }));
    await expect(await form.findByText(/^(Preencha|E-mail do contador atual).*\.$/)).toBeVisible();
    await userEvent.type(email, 'livros@lima.test');
    await userEvent.click(form.getByRole('button', { name: 'Enviar a carta' }));
    await expect(await page.findByText(/^A carta foi enviada a Contabilidade Lima/)).toBeVisible();
    await expect(bodiesOf(handover.send)).toEqual([
      { accountant_name: 'Contabilidade Lima', accountant_email: 'livros@lima.test', version: 1 },
    ]);
  },
};

export const UnderWay: StoryObj = {
  ...at(answers(handover.state, { handover: underWay })),
  ...phone,
  name: 'Em andamento, no celular',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText(/Faltam 9 de 11\.$/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'O que ele entrega' }));
    const list = within(await page.findByRole('list', { name: 'O que o contador anterior entrega' }));
    await expect(list.getAllByText('Recebido')).toHaveLength(2);
    await expect(list.getByText('Folha e pró-labore')).toBeVisible();
    await fitsTheScreen();
  },
};

/** Nothing is said once all is here. */
export const Done: StoryObj = {
  ...at(
    answers(handover.state, {
      handover: { ...underWay, items: underWay.items.map((one): HandoverItemRow => ({ ...one, status: 'received' })) },
    }),
  ),
  name: 'Concluída',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
    await waitFor(() => expect(page.queryByText('Troca de contador')).toBeNull());
  },
};

export const Failed: StoryObj = {
  ...at(refuses(handover.state, 500, 'O servidor da história falhou.')),
  name: 'Com erro',
  play: async () => {
    const card = within(await within(document.body).findByRole('region', { name: 'Troca de contador' }));
    await expect(await card.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};
