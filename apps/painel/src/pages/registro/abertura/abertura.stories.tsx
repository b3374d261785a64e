import type { FakeRequest } from '@esteto/api-client/testing/fake-fetch';
import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { filterOption } from '@esteto/contract/office/filter-option';
import { draft } from '@esteto/contract/opening/draft';
import { type RegistrationRow, registration } from '@esteto/contract/opening/registration';
import { draftTemplate } from '@esteto/domain/opening/draft/draft-template';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';
import { openingRows, souzaComments, souzaDetail } from './story-opening.ts';

const where = { app: 'painel', routes, person: master } as const;
const board = '/painel/registro/abertura';
const done = { answer: () => ({ status: 204 }) };

/** The list of a step, as the board asks for it; all without one. */
const byStep = answers(registration.list, ({ query }) =>
  onlyPage(openingRows.filter(({ step }) => !query?.['step'] || step === query['step'])),
);

const screen = screenStates({
  ...where,
  at: `${board}?ver=lista`,
  endpoint: registration.list,
  filled: { body: onlyPage(openingRows), sees: 'Leal Pediatria Ltda.' },
  empty: { body: onlyPage<RegistrationRow>([]), sees: /^Nenhuma abertura ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Leal Pediatria Ltda.' },
});

export default { title: 'Telas/Painel/Abertura' } satisfies Meta;

/** What goes on says its step and its day; what is over, what became of it and when. */
export const Filled: StoryObj = {
  ...screen.filled,
  name: 'Com linhas',
  play: async () => {
    const page = within(document.body);
    const over = within((await page.findByText('Vidal Oftalmologia Ltda.')).closest<HTMLElement>('[data-row]') ?? document.body);
    await expect(over.getByText('Registro Finalizado')).toBeVisible();
    await expect(over.getByText('em 14 set')).toBeVisible();
    await expect(page.getAllByText('até 10 nov')[0]).toBeVisible();
  },
};
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const sentTo = (path: string) =>
  theServer()
    .requests.filter((request) => request.path === path && request.method !== 'GET')
    .map(({ body }) => body);

/** A card offers what its step may come to; a rejection asks why. */
export const OpeningBoard: StoryObj = {
  ...storyScreen({ ...where, at: board, answers: [byStep, { endpoint: registration.setStep, ...done }] }),
  name: 'Quadro',
  play: async () => {
    const page = within(document.body);
    const column = within(await page.findByRole('region', { name: /^Viabilidade/ }));
    await expect(await column.findByText('Souza Medicina Ltda.')).toBeVisible();
    await expect(column.getByText(/^Venceu/)).toBeVisible();
    await userEvent.click(column.getByRole('button', { name: 'Mover Souza Medicina Ltda.' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Concluído' }));
    const sent = () => sentTo('admin/registrations/1/step');
    await waitFor(() => expect(sent()).toEqual([{ step: 'viability', to: 'concluded', note: null, version: 4 }]));
    await userEvent.click(column.getByRole('button', { name: 'Mover Souza Medicina Ltda.' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Rejeitado' }));
    const dialog = await dialogCalled('Viabilidade: Rejeitado');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Motivo' }), 'O nome já existe.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent().at(-1)).toEqual({ step: 'viability', to: 'rejected', note: 'O nome já existe.', version: 4 }));
  },
};

export const BoardFailed: StoryObj = {
  ...storyScreen({ ...where, at: board, answers: [refuses(registration.list, 500, 'Erro.')] }),
  name: 'Quadro com erro',
  play: async () => {
    await expect((await within(document.body).findAllByRole('button', { name: /tentar/i })).length).toBeGreaterThan(1);
  },
};

const detailAnswers = [
  answers(registration.detail, souzaDetail),
  answers(registration.update, souzaDetail),
  answers(registration.comments, souzaComments),
  answers(registration.comment, souzaComments),
  { endpoint: registration.setDue, ...done },
  { endpoint: registration.notifySignature, ...done },
  byStep,
];

/** Steps, drafts and comments of one; its fields after 'Editar'; a new day with the reason. */
export const Details: StoryObj = {
  ...storyScreen({ ...where, at: `${board}/registro/1/detalhes`, answers: detailAnswers }),
  name: 'Detalhes',
  play: async () => {
    const page = within(document.body);
    const dialog = await dialogCalled('Souza Medicina Ltda.');
    await expect(await dialog.findByText('Liguei, volta amanhã.')).toBeVisible();
    await expect(dialog.getByText(/O nome está errado/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar Viabilidade' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Mudar o prazo' }));
    const question = await dialogCalled('Prazo: Viabilidade');
    await userEvent.type(await question.findByRole('textbox', { name: 'Prazo' }), '10122030');
    await userEvent.type(question.getByRole('textbox', { name: 'Motivo' }), 'A prefeitura atrasou.');
    await userEvent.click(question.getByRole('button', { name: 'Mudar o prazo' }));
    await waitFor(() =>
      expect(sentTo('admin/registrations/1/due-date')).toEqual([
        { step: 'viability', due_on: '2030-12-10', reason: 'A prefeitura atrasou.', version: 4 },
      ]),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Editar' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Protocolo' }), 'SPP2630012345');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sentTo('admin/registrations/1').at(-1)).toMatchObject({ protocol: 'SPP2630012345', version: 4 }));
  },
};

const feeSent = { name: 'taxa-da-junta.pdf', mime: 'application/pdf' };
const isFee = ({ path: at, body }: FakeRequest) => at === 'admin/registrations/1/board-fee' && body?.['file'] === feeSent.name;

/** The boleto of the fee is put beside the opening, and read there. */
export const Fee: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/registro/1/detalhes`,
    answers: [
      answers(registration.detail, () => ({ ...souzaDetail, board_fee_file: theServer().requests.some(isFee) ? feeSent : null })),
      answers(registration.sendFee, { ...souzaDetail, board_fee_file: feeSent }),
      answers(registration.comments, []),
      byStep,
    ],
  }),
  name: 'Boleto da taxa',
  play: async () => {
    const dialog = await dialogCalled('Souza Medicina Ltda.');
    await userEvent.click(await dialog.findByRole('link', { name: 'Anexar o boleto da taxa' }));
    const over = await dialogCalled('Boleto da taxa da Junta');
    await userEvent.upload(await over.findByLabelText(/^Boleto em PDF/), new File(['%PDF-1.4'], feeSent.name, { type: feeSent.mime }));
    await userEvent.click(over.getByRole('button', { name: 'Guardar boleto' }));
    const back = await dialogCalled('Souza Medicina Ltda.');
    await expect(await back.findByRole('button', { name: 'Ver Boleto da taxa' })).toBeVisible();
    await expect(back.getByRole('link', { name: 'Trocar o boleto da taxa' })).toBeVisible();
  },
};

/** It begins with what is known of the company, and asks for what an open one has. */
export const Conclude: StoryObj = {
  ...storyScreen({ ...where, at: `${board}/registro/1/concluir`, answers: [answers(registration.detail, souzaDetail), byStep] }),
  name: 'Concluir, pelo endereço',
  play: async () => {
    const dialog = await dialogCalled('Concluir a abertura');
    await expect(await dialog.findByText(/^Souza Medicina Ltda\. passa a funcionar com estes dados/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Razão social' })).toHaveValue('Souza Medicina Ltda.');
    await userEvent.click(dialog.getByRole('button', { name: 'Concluir abertura' }));
    await expect(await dialog.findByText('Preencha o campo CNPJ.')).toBeVisible();
    await expect(sentTo('admin/registrations/1/conclude')).toEqual([]);
  },
};

export const DetailsFailed: StoryObj = {
  ...storyScreen({ ...where, at: `${board}/registro/1/detalhes`, answers: [refuses(registration.detail, 500, 'Erro.'), byStep] }),
  name: 'Detalhes com erro',
  play: async () => {
    const dialog = await dialogCalled('Abertura');
    await expect(await dialog.findByRole('button', { name: /tentar/i })).toBeVisible();
  },
};

/** The model is filled in from what is known; a clause more, and it goes to the doctor with the version that was seen. */
export const Minuta: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/registro/1/minuta`,
    answers: [
      answers(draft.ofRegistration, {
        version: 4,
        company_name: 'Souza Medicina Ltda.',
        reason: 'O nome está errado.',
        clauses: draftTemplate({
          name: 'Souza Medicina Ltda.',
          place: 'Rua A, 1, Campinas/SP',
          city: 'Campinas',
          partners: [],
          cnaes: [],
        }).slice(1, 3),
      }),
      { endpoint: draft.send, ...done },
      byStep,
      answers(registration.detail, souzaDetail),
    ],
  }),
  name: 'Minuta',
  play: async () => {
    const dialog = await dialogCalled('Minuta do contrato social');
    await expect(await dialog.findByText(/O médico pediu: O nome está errado/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar ao médico' }));
    await expect(await dialog.findByText('Preencha o que está em aberto: [CNAEs].')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remover cláusula 2' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar ao médico' }));
    await waitFor(() =>
      expect(sentTo('admin/registrations/1/draft').at(-1)).toMatchObject({ version: 4, clauses: [{ title: 'Nome empresarial e sede' }] }),
    );
  },
};

export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${board}/criar`,
    answers: [
      byStep,
      answers(filterOption.companies, { items: [{ id: 2, label: 'Alves Anestesiologia Ltda.', detail: null }] }),
      answers(registration.create, { company_name: 'Alves Anestesiologia Ltda.', opening: null }),
    ],
  }),
  name: 'Nova abertura',
  play: async () => {
    const dialog = await dialogCalled('Nova abertura');
    await userEvent.click(await dialog.findByRole('button', { name: 'Iniciar abertura' }));
    await expect(await dialog.findByText('Escolha a empresa.')).toBeVisible();
    // A company on trial has no plan: it is sent to choose one, and nothing is opened yet.
    await userEvent.type(dialog.getByRole('combobox', { name: 'Empresa' }), 'Alves');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Alves Anestesiologia/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Iniciar abertura' }));
    await expect(await within(document.body).findByText(/^Alves Anestesiologia Ltda\. está agora na escolha do plano\./)).toBeVisible();
  },
};
