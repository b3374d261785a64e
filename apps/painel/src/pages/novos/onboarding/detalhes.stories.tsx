import { answers, onlyPage, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { analyst, master, type StoryPerson } from '@esteto/auth/testing/story-people';
import { type HandoverItemRow, handover } from '@esteto/contract/opening/handover';
import { type OnboardingDetail, onboarding } from '@esteto/contract/opening/onboarding';
import { type WizardDocumentRow, wizardDocument } from '@esteto/contract/opening/wizard-document';
import { type PlanPayment, wizardOrder } from '@esteto/contract/opening/wizard-order';
import { underWay } from '@esteto/features/opening/handover/story-handover';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const claimed: PlanPayment = {
  id: 12,
  version: 3,
  status: 'claimed',
  way: 'pix',
  plan_name: 'Essencial',
  amount: 29_900,
  paid_on: '2026-11-20',
  proof: { name: 'comprovante.pdf', mime: 'application/pdf' },
  reason: null,
  boleto: null,
  created_at: '2026-11-18T12:00:00Z',
  decided_at: null,
};

const larissa: OnboardingDetail = {
  id: 9,
  name: 'Larissa Antunes',
  document: null,
  account_type: 'new_company',
  wizard_step: 'payment',
  turn: 'staff',
  step_since: '2026-11-12T12:00:00Z',
  owner_id: 31,
  owner_name: 'Larissa Antunes',
  owner_email: 'larissa@demo.test',
  phone: '11985511001',
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  created_at: '2026-11-08T12:00:00Z',
  plan_name: 'Essencial',
  coupon: 'BEMVINDA',
  payment: claimed,
  partners: [],
  documents: [],
  company_type: null,
  new_company: null,
  migrated_company: null,
  contract: null,
  drafts: [],
};

const confirmed: PlanPayment = { ...claimed, version: 4, status: 'confirmed', decided_at: '2026-11-21T12:00:00Z' };
const paper = {
  id: 21,
  version: 2,
  kind: 'identity',
  status: 'sent',
  reason: null,
  valid_until: null,
  name: 'rg-frente.pdf',
  mime: 'application/pdf',
  created_at: '2026-11-20T12:00:00Z',
} as const;
const complete: OnboardingDetail = {
  ...larissa,
  wizard_step: 'concluded',
  payment: confirmed,
  partners: [
    {
      id: 1,
      version: 1,
      name: 'Larissa Antunes',
      email: 'larissa@demo.test',
      shares: 75,
      is_owner: true,
      filled_at: '2026-11-19T12:00:00Z',
      invited_at: null,
      expires_at: null,
    },
    {
      id: 2,
      version: 1,
      name: 'Paulo Neves',
      email: 'paulo@demo.test',
      shares: 75,
      is_owner: false,
      filled_at: null,
      invited_at: '2026-11-01T12:00:00Z',
      expires_at: '2026-11-15T12:00:00Z',
    },
  ],
  documents: [paper, { ...paper, id: 22, kind: 'driving_licence', name: 'cnh.pdf', valid_until: '2030-05-02' }],
  company_type: { legal_nature: 'limited', type_of_establishment: 'office', cnaes: ['8630-5/03'] },
  new_company: {
    first_name: 'Antunes Medicina Ltda',
    second_name: 'Antunes e Neves Ltda',
    third_name: null,
    share_capital: 150_000,
    shares: 150,
    address: {
      cep: '13015001',
      street: 'Rua Barão de Jaguara',
      number: '1481',
      complement: null,
      neighborhood: 'Centro',
      city: 'Campinas',
      state: 'SP',
      ibge: '3509502',
      city_id: 3_509_502,
      state_id: 35,
      country_id: null,
    },
    property_registration: '3411.22.33',
  },
  contract: { id: 31, title: 'Contrato de prestação de serviços', signed_at: '2026-11-20T13:00:00Z' },
};

const onlyLooks: StoryPerson = {
  ...analyst,
  user: { ...analyst.user, permissions: [{ name: 'new.onboarding', view: true, edit: false, delete: false }] },
};

const at = (told: readonly StoryAnswer[], person: StoryPerson = master): StoryObj =>
  storyScreen({
    app: 'painel',
    routes,
    at: '/painel/novos/onboarding/empresa/9/detalhes',
    person,
    answers: [...told, answers(onboarding.comments, []), answers(onboarding.list, onlyPage([{ ...larissa, is_stalled: false }]))],
  });
const wasSent = (wanted: string) => theServer().requests.some(({ method, path }) => method === 'POST' && path === wanted);
const writes = () =>
  theServer()
    .requests.filter(({ method, path }) => method === 'POST' && path.startsWith('admin/'))
    .map(({ path, body }) => [path, body]);
/** As it is until this was sent, and after. */
const turns = (path: string, before: OnboardingDetail, after: OnboardingDetail) =>
  answers(onboarding.detail, () => (wasSent(path) ? after : before));

export default { title: 'Telas/Painel/Onboarding/Detalhes' } satisfies Meta;

export const Confirmed: StoryObj = {
  ...at([
    turns('admin/plan-payments/12/decision', larissa, { ...larissa, payment: confirmed, wizard_step: 'company_type', turn: 'client' }),
    answers(wizardOrder.decide, confirmed),
  ]),
  name: 'Confirmar o pagamento',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await expect(await dialog.findByText('ESTETO12')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Ver comprovante' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar pagamento' }));
    await expect(await within(document.body).findByText('Pagamento confirmado. O médico foi avisado.')).toBeVisible();
    await expect(await dialog.findByText('Vez: Do médico')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Confirmar pagamento' })).toBeNull();
    await expect(writes()).toEqual([['admin/plan-payments/12/decision', { action: 'confirm', reason: null, version: 3 }]]);
  },
};

/** Why it was not found is asked, and stands in the record. */
export const Refused: StoryObj = {
  ...at([
    turns('admin/plan-payments/12/decision', larissa, {
      ...larissa,
      turn: 'client',
      payment: {
        ...claimed,
        version: 4,
        status: 'refused',
        reason: 'O comprovante é de um agendamento.',
        decided_at: '2026-11-24T15:00:00Z',
      },
    }),
    answers(wizardOrder.decide, claimed),
  ]),
  name: 'Pagamento não encontrado',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Não encontrei' }));
    const question = await dialogCalled('Não encontrei o pagamento');
    await userEvent.click(await question.findByRole('button', { name: 'Não encontrei o pagamento' }));
    await expect(await question.findByText(/^Preencha o campo O que dizer ao médico/)).toBeVisible();
    await userEvent.type(question.getByRole('textbox', { name: /^O que dizer ao médico/ }), 'O comprovante é de um agendamento.');
    await userEvent.click(question.getByRole('button', { name: 'Não encontrei o pagamento' }));
    await expect(await dialog.findByText('O comprovante é de um agendamento.')).toBeVisible();
    await expect(writes()).toEqual([
      ['admin/plan-payments/12/decision', { action: 'refuse', reason: 'O comprovante é de um agendamento.', version: 3 }],
    ]);
  },
};

const LINE = '00190000090000000000000000000000116470000000100';

/** The line of another amount is refused by the server beside the field. */
export const Boleto: StoryObj = {
  ...at([
    answers(onboarding.detail, () => {
      const payment: PlanPayment = { ...claimed, status: 'open', way: 'boleto', paid_on: null, proof: null };
      const sent = theServer().requests.filter(({ path }) => path === 'admin/plan-payments/12/boleto').length > 1;
      return { ...larissa, payment: { ...payment, boleto: sent ? { line: LINE, due_on: '2026-12-01' } : null } };
    }),
    {
      endpoint: wizardOrder.sendBoleto,
      answer: () =>
        theServer().requests.filter(({ path }) => path === 'admin/plan-payments/12/boleto').length > 1
          ? { body: { ...claimed, status: 'open', way: 'boleto' } }
          : {
              status: 422,
              body: { message: 'Confira os campos.', errors: { line: ['A linha digitável é de R$ 1,00, e não de R$ 299,00.'] } },
            },
    },
  ]),
  name: 'Enviar o boleto',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await userEvent.click(await dialog.findByRole('link', { name: 'Enviar boleto' }));
    const form = await dialogCalled('Enviar boleto');
    await userEvent.type(await form.findByRole('textbox', { name: /^Linha digitável/ }), LINE);
    await userEvent.type(form.getByRole('textbox', { name: /^Vencimento/ }), '01/12/2026');
    await userEvent.click(form.getByRole('button', { name: 'Enviar boleto' }));
    await expect(await form.findByText('A linha digitável é de R$ 1,00, e não de R$ 299,00.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Enviar boleto' }));
    await expect(await within(document.body).findByText('Boleto enviado ao médico.')).toBeVisible();
    const back = await dialogCalled('Larissa Antunes');
    await expect(await back.findByRole('link', { name: 'Trocar o boleto' })).toBeVisible();
    await expect(writes()[1]).toEqual(['admin/plan-payments/12/boleto', { line: LINE, due_on: '2026-12-01', version: 3 }]);
  },
};

const HELP = 'admin/onboarding/9/company-type';
const SEEN = '2026-11-24T12:00:00.000Z';

/** On the phone with the owner, from what they typed so far; it goes back to them to be checked. */
export const HelpFill: StoryObj = {
  ...at([
    answers(onboarding.detail, {
      ...larissa,
      payment: confirmed,
      wizard_step: 'company_type',
      turn: 'client',
      drafts: [
        {
          step: 'company_type',
          values: JSON.stringify({ legal_nature: 'limited', cnaes: [] }),
          typed_at: '2026-11-24T12:00:00.000Z',
          helper: null,
        },
      ],
    }),
    { endpoint: onboarding.helpCompanyType, answer: () => ({ status: 204 }) },
  ]),
  name: 'Preencher com o médico',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preencher Tipo de Empresa' }));
    const form = await dialogCalled('Preencher Tipo de Empresa');
    await expect(await form.findByRole('radio', { name: /^Sociedade Empresária Limitada/ })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Guardar e avisar o médico' }));
    await expect(await form.findByText('Escolha pelo menos uma atividade.')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: /^8630-5\/03/ }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar e avisar o médico' }));
    await expect(await within(document.body).findByText('Guardado. O médico foi avisado para conferir.')).toBeVisible();
    await expect(
      theServer().requests.find(({ method, path }) => method === 'POST' && path === 'admin/onboarding/9/company-type')?.body,
    ).toEqual({
      legal_nature: 'limited',
      type_of_establishment: null,
      cnaes: ['8630-5/03'],
      seen: '2026-11-24T12:00:00.000Z',
    });
  },
};

/** The owner types while the team helps: what was not seen is not written over, however often it is tried; opened anew, it is what the form begins with. */
export const HelpTooLate: StoryObj = {
  ...at([
    answers(
      onboarding.detail,
      (): OnboardingDetail => ({
        ...larissa,
        payment: confirmed,
        wizard_step: 'company_type',
        turn: 'client',
        drafts: [
          {
            step: 'company_type',
            values: JSON.stringify({ legal_nature: wasSent(HELP) ? 'simple_pure' : 'limited', cnaes: ['8630-5/03'] }),
            typed_at: wasSent(HELP) ? '2026-11-24T14:00:00.000Z' : '2026-11-24T12:00:00.000Z',
            helper: null,
          },
        ],
      }),
    ),
    {
      endpoint: onboarding.helpCompanyType,
      answer: ({ body }) =>
        body?.['seen'] === '2026-11-24T14:00:00.000Z'
          ? { status: 204 }
          : { status: 409, body: { message: 'O médico digitou nesta etapa.' } },
    },
  ]),
  name: 'O médico digitou enquanto isso',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Preencher Tipo de Empresa' }));
    const form = await dialogCalled('Preencher Tipo de Empresa');
    await userEvent.click(await form.findByRole('button', { name: 'Guardar e avisar o médico' }));
    await expect(await form.findByText('O médico digitou nesta etapa.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Guardar e avisar o médico' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    // Both name the draft that was seen, although the record was asked for again meanwhile.
    await expect(writes().map(([, body]) => body)).toMatchObject([{ seen: SEEN }, { seen: SEEN }]);
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Preencher Tipo de Empresa' }));
    const again = await dialogCalled('Preencher Tipo de Empresa');
    await expect(await again.findByRole('radio', { name: /^Sociedade Simples Pura/ })).toBeChecked();
  },
};

/** One paper is accepted at once, the other returned with what is wrong with it. */
export const Papers: StoryObj = {
  ...at([
    answers(onboarding.detail, () => ({
      ...complete,
      documents: complete.documents.map(
        (one): WizardDocumentRow =>
          one.id === 21 && wasSent('admin/wizard-documents/21/decision')
            ? { ...one, status: 'returned', reason: 'Falta o verso.' }
            : one.id === 22 && wasSent('admin/wizard-documents/22/decision')
              ? { ...one, status: 'accepted' }
              : one,
      ),
    })),
    answers(wizardDocument.decide, paper),
  ]),
  name: 'Aceitar e devolver documentos',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Aceitar CNH' }));
    await expect(await dialog.findByText('Aceito')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver RG' }));
    const question = await dialogCalled('Devolver documento');
    await userEvent.type(await question.findByRole('textbox', { name: /^O que falta no documento/ }), 'Falta o verso.');
    await userEvent.click(question.getByRole('button', { name: 'Devolver' }));
    await expect(await dialog.findByText(/Falta o verso\./)).toBeVisible();
    await waitFor(() =>
      expect(writes()).toEqual([
        ['admin/wizard-documents/22/decision', { action: 'accept', reason: null, version: 2 }],
        ['admin/wizard-documents/21/decision', { action: 'return', reason: 'Falta o verso.', version: 2 }],
      ]),
    );
  },
};

/** All that was told, whose part lacks, and no decision for who may only look. */
export const OnlyLooks: StoryObj = {
  ...at([answers(onboarding.detail, { ...complete, payment: claimed })], onlyLooks),
  name: 'Quem só pode ver',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await expect(await dialog.findByText('Sociedade Empresária Limitada (LTDA)')).toBeVisible();
    await expect(dialog.getByText(/Link vencido/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'larissa@demo.test' })).toHaveAttribute('href', 'mailto:larissa@demo.test');
    await expect(dialog.getByRole('button', { name: 'Ver comprovante' })).toBeVisible();
    for (const decision of [/^Confirmar/, /^Não encontrei/, /boleto$/, /^Aceitar/, /^Devolver/])
      await expect(dialog.queryByRole('button', { name: decision })).toBeNull();
    await expect(dialog.queryByRole('link', { name: 'Editar médico' })).toBeNull();
    await expect(dialog.queryByText('Comentários da equipe')).toBeNull();
  },
};

const said = {
  id: 5,
  text: 'Paga amanhã, disse por telefone.',
  author_id: 4,
  author_name: 'Marcos Lima',
  created_at: '2026-11-24T12:00:00Z',
};

/** The team talks to itself; who may not read it is asked nothing of the server. */
export const Comments: StoryObj = {
  ...at([
    answers(onboarding.detail, larissa),
    answers(onboarding.comments, () => (wasSent('admin/onboarding/9/comments') ? [said] : [])),
    answers(onboarding.comment, [said]),
  ]),
  name: 'Comentários da equipe',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await expect(await dialog.findByText('Nenhum comentário ainda.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Comentar' }));
    const form = await dialogCalled('Comentar');
    await userEvent.type(await form.findByRole('textbox', { name: /^Comentário/ }), said.text);
    await userEvent.click(form.getByRole('button', { name: 'Comentar' }));
    await expect(await dialog.findByText(said.text)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Excluir o comentário de Marcos Lima' })).toBeVisible();
  },
};

/** What a former accountant owes is ticked off as it comes. */
export const HandedOver: StoryObj = {
  ...at([
    answers(onboarding.detail, { ...larissa, account_type: 'migrated_company' }),
    answers(handover.ofCompany, () => ({
      handover: {
        ...underWay,
        items: underWay.items.map(
          (one): HandoverItemRow =>
            one.id === 3 && wasSent('admin/handover-items/3/decision') ? { ...one, status: 'not_applicable' } : one,
        ),
      },
    })),
    { endpoint: handover.decide, answer: () => ({ body: underWay.items[2] }) },
  ]),
  name: 'Troca de contador',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await expect(await dialog.findByText(/contato@lima\.test.*Faltam 9 de 11\.$/)).toBeVisible();
    const part = within(dialog.getByRole('region', { name: 'Troca de contador' }));
    await userEvent.click(part.getByRole('button', { name: 'Inscrições, alvarás e licenças: Não se aplica' }));
    await expect(await part.findByText(/Faltam 8 de 11\.$/)).toBeVisible();
    await expect(part.getByRole('button', { name: 'Inscrições, alvarás e licenças: Esperar de novo' })).toBeVisible();
    await expect(writes()).toEqual([['admin/handover-items/3/decision', { action: 'waive', version: 1 }]]);
  },
};

export const Failed: StoryObj = {
  ...at([refuses(onboarding.detail, 500, 'O servidor da história falhou.')]),
  name: 'Com erro',
  play: async () => {
    await expect(await (await dialogCalled('Cadastro')).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...at([answers(onboarding.detail, complete)]),
  ...phone,
  name: 'No celular',
  play: async () => {
    const dialog = await dialogCalled('Larissa Antunes');
    await expect(await dialog.findByRole('button', { name: 'Aceitar CNH' })).toBeVisible();
    const cut = dialog.getAllByRole('button').filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    });
    await expect(cut.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([]);
  },
};
