import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { lookup } from '@esteto/contract/office/lookup';
import { type WizardFacts, wizard } from '@esteto/contract/opening/wizard';
import { type WizardPartnerRow, wizardPartner } from '@esteto/contract/opening/wizard-partner';
import { plan } from '@esteto/contract/plan/plan';
import { storySubscription } from '@esteto/features/plan/plan/story-plan';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { bodiesOf, fitsTheScreen, home, movesOn, registration, registry, standing } from '../../../features/cadastro/story-wizard.ts';
import { routes } from '../../../routes.ts';

const facts: WizardFacts = {
  ...registration,
  step: 'partners_data',
  new_company: {
    first_name: 'Souza Medicina Ltda',
    second_name: null,
    third_name: null,
    share_capital: 150_000,
    shares: 150,
    address: home,
    property_registration: null,
  },
};

const ana: WizardPartnerRow = {
  id: 1,
  version: 1,
  name: 'Ana Souza',
  email: 'ana.souza@clinica.com.br',
  shares: null,
  is_owner: true,
  form: null,
  filled_at: null,
  invited_at: null,
  expires_at: null,
};
const paulo: WizardPartnerRow = { ...ana, id: 2, name: 'Paulo Neves', email: 'paulo@demo.test', is_owner: false };
const marina: WizardPartnerRow = { ...paulo, id: 3, name: 'Marina Dias', email: null };
const filled: WizardPartnerRow = {
  ...ana,
  shares: 75,
  filled_at: '2026-11-20T12:00:00Z',
  form: {
    name: 'Ana Souza',
    nationality: 'brasileira',
    marital_status: 'single',
    matrimonial_regime: null,
    profession: 'médica',
    birth_city: 'Campinas',
    birth_date: '1988-04-12',
    cpf: '52998224725',
    rg: '45.111.222-3',
    issuing_uf_rg: 'SP',
    issuing_agency: 'SSP',
    issuing_date_rg: '2010-05-02',
    address: home,
  },
};

const at = (...told: StoryAnswer[]): StoryObj =>
  storyScreen({ app: 'professional', routes, at: '/app/cadastro/socios', ...standing(facts, told) });
const wasSent = (wanted: string) => theServer().requests.some(({ method, path }) => `${method} ${path}` === wanted);

export default { title: 'Telas/Médico/Cadastro/Sócios' } satisfies Meta;

const migrated: WizardFacts = {
  ...registration,
  account_type: 'migrated_company',
  step: 'partners_data',
  migrated_company: {
    cnpj: '11222333000181',
    name: 'Souza Medicina Ltda.',
    tax_regime: 'simples',
    address: { ...home, zip_code: null },
    accountant_name: null,
    accountant_email: null,
  },
};

/** The registry knows who else is a partner; who is told already is not proposed again. */
export const Registered: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    at: '/app/cadastro/socios',
    ...standing(migrated, [
      answers(wizardPartner.list, () => (wasSent('POST wizard/partners') ? [ana, paulo] : [ana])),
      answers(wizardPartner.add, paulo),
      answers(lookup.registry, {
        ...registry,
        shareholders: [
          { name: 'ANA SOUZA', role: '49-Sócio-Administrador' },
          { name: 'PAULO NEVES', role: '22-Sócio' },
        ],
      }),
    ]),
  }),
  name: 'Sócios que a Receita conhece',
  play: async () => {
    const page = within(document.body);
    const known = within(await page.findByRole('region', { name: 'Sócios no cadastro da Receita' }));
    await expect(known.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(known.getByRole('link', { name: 'Incluir Paulo Neves' }));
    const form = await dialogCalled('Incluir sócio');
    await expect(await form.findByRole('textbox', { name: /^Nome/ })).toHaveValue('Paulo Neves');
    await userEvent.click(form.getByRole('button', { name: 'Incluir' }));
    await waitFor(() => expect(page.queryByRole('region', { name: 'Sócios no cadastro da Receita' })).toBeNull());
    await expect(bodiesOf(wizardPartner.add)).toEqual([{ name: 'Paulo Neves', email: null, shares: null }]);
  },
};

/** Divided equally and to the share at one click; then only whose part lacks keeps the step. */
export const Division: StoryObj = {
  ...at(
    answers(wizardPartner.list, () =>
      wasSent('POST wizard/partners/division')
        ? [
            { ...ana, shares: 75 },
            { ...paulo, shares: 75 },
          ]
        : [ana, paulo],
    ),
    answers(wizardPartner.divide, []),
    {
      endpoint: wizardPartner.finish,
      answer: () => ({ status: 422, body: { message: 'Faltam os dados de Ana Souza e Paulo Neves.' } }),
    },
  ),
  name: 'Dividir igualmente',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('Diga quantas quotas tem cada sócio.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Dividir igualmente' }));
    await waitFor(() => expect(page.getAllByText(/75 de 150 quotas \(50 %\)/)).toHaveLength(2));
    await expect(page.queryByText('Diga quantas quotas tem cada sócio.')).toBeNull();
    await expect(page.getAllByText('Falta preencher')).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await expect(await page.findByText('Faltam os dados de Ana Souza e Paulo Neves.')).toBeVisible();
  },
};

/** A partner more than the plan was paid for costs more, which is said before it is charged. */
export const More: StoryObj = {
  ...at(answers(wizardPartner.list, [ana, paulo, marina]), answers(plan.own, { subscription: storySubscription, contract: null })),
  name: 'Mais sócios do que no plano',
  play: async () => {
    await expect(
      await within(document.body).findByText(/^O plano foi contratado para 2 sócios\. Com 3, são mais R\$\s49,90 por mês;/),
    ).toBeVisible();
  },
};

/** The link by e-mail, and one that is made to be sent by another way. */
export const Link: StoryObj = {
  ...at(
    answers(wizardPartner.list, () => [
      filled,
      {
        ...paulo,
        shares: 75,
        ...(wasSent('POST wizard/partners/2/invitation') && { invited_at: '2026-11-24T15:00:00Z', expires_at: '2026-12-08T15:00:00Z' }),
      },
    ]),
    answers(wizardPartner.invite, { ...paulo, shares: 75 }),
    answers(wizardPartner.link, { link: 'https://esteto.example/socio/k7QX2mBd91' }),
  ),
  name: 'Link do sócio',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Enviar link' }));
    await expect(await page.findByText('Link enviado para paulo@demo.test.')).toBeVisible();
    await expect(await page.findByText('Link enviado')).toBeVisible();
    await expect(page.getByText(/link vale até 8 dez/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Mais ações de Paulo Neves' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Copiar link' }));
    const dialog = await dialogCalled('Link do sócio');
    await userEvent.click(await dialog.findByRole('button', { name: 'Criar link' }));
    await expect(await dialog.findByText('https://esteto.example/socio/k7QX2mBd91')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copiar link' })).toBeVisible();
  },
};

/** A link that is over is sent anew, and one without e-mail is filled in by the owner. */
export const Standing: StoryObj = {
  ...at(
    answers(wizardPartner.list, [
      { ...filled, shares: 50 },
      { ...paulo, shares: 50, invited_at: '2026-11-01T12:00:00Z', expires_at: '2026-11-15T12:00:00Z' },
      { ...marina, shares: 40 },
    ]),
  ),
  name: 'De quem falta a parte',
  play: async () => {
    const page = within(document.body);
    const item = async (name: string) => within((await page.findByText(name)).closest('li') ?? document.body);
    await expect((await item('Ana Souza (você)')).getByText('Preenchido')).toBeVisible();
    await expect((await item('Ana Souza (você)')).getByRole('link', { name: 'Conferir dados' })).toBeVisible();
    await expect((await item('Paulo Neves')).getByText('Link vencido')).toBeVisible();
    await expect((await item('Paulo Neves')).getByRole('button', { name: 'Enviar de novo' })).toBeVisible();
    await expect((await item('Marina Dias')).getByRole('link', { name: 'Preencher' })).toBeVisible();
    await expect(page.getByText('As quotas dos sócios somam 140, e a empresa tem 150.')).toBeVisible();
  },
};

/** Another partner, then on to the next step. */
export const Added: StoryObj = {
  ...at(
    answers(wizardPartner.list, () =>
      wasSent('POST wizard/partners') ? [filled, { ...paulo, shares: 75, filled_at: '2026-11-21T12:00:00Z' }] : [filled],
    ),
    answers(wizardPartner.add, { ...paulo, shares: 75 }),
    answers(wizard.ownDoctor, { doctor: null, cpf: null }),
    ...movesOn(facts, wizardPartner.finish, { ...facts, step: 'doctor_address', version: 5 }),
  ),
  name: 'Incluir e continuar',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('link', { name: 'Incluir sócio' }));
    const dialog = await dialogCalled('Incluir sócio');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Nome/ }), 'Paulo Neves');
    await userEvent.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'paulo@demo.test');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Quotas/ }), '75');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir' }));
    await expect(await page.findByText('Paulo Neves')).toBeVisible();
    await expect(bodiesOf(wizardPartner.add)).toEqual([{ name: 'Paulo Neves', email: 'paulo@demo.test', shares: 75 }]);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
    await expect(await page.findByRole('heading', { level: 1, name: 'Endereço do Médico' })).toBeVisible();
    await expect(bodiesOf(wizardPartner.finish)).toEqual([{ version: facts.version }]);
  },
};

/** What was told of a partner stands in its form; name and part are changed with the version that was seen. */
export const Mended: StoryObj = {
  ...at(
    answers(wizardPartner.list, [filled, paulo]),
    answers(wizard.ownDoctor, { doctor: null, cpf: null }),
    answers(wizardPartner.update, { ...paulo, shares: 75 }),
  ),
  name: 'Conferir dados, e alterar quotas',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('link', { name: 'Conferir dados' }));
    const own = await dialogCalled('Ana Souza');
    await expect(await own.findByRole('textbox', { name: /^CPF/ })).toHaveValue('529.982.247-25');
    await userEvent.click(own.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Mais ações de Paulo Neves' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Alterar nome e quotas' }));
    const part = await dialogCalled('Alterar sócio');
    await userEvent.type(await part.findByRole('textbox', { name: /^Quotas/ }), '75');
    await userEvent.click(part.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(theServer().requests.findLast(({ method }) => method === 'PUT')).toMatchObject({
        path: 'wizard/partners/2',
        body: { name: 'Paulo Neves', email: 'paulo@demo.test', shares: 75, version: 1 },
      }),
    );
  },
};

/** Taken out after a question: the link ends with it. */
export const Removed: StoryObj = {
  ...at(
    answers(wizardPartner.list, () => (wasSent('DELETE wizard/partners/3') ? [filled] : [filled, marina])),
    { endpoint: wizardPartner.remove, answer: () => ({ status: 204 }) },
  ),
  name: 'Retirar sócio',
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Mais ações de Marina Dias' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Retirar sócio' }));
    const question = await dialogCalled('Retirar sócio', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(page.queryByText('Marina Dias')).toBeNull());
  },
};

export const OnAPhone: StoryObj = {
  ...at(answers(wizardPartner.list, [filled, { ...paulo, shares: 75 }])),
  ...phone,
  name: 'No celular',
  play: async () => {
    await expect(await within(document.body).findByText('Paulo Neves')).toBeVisible();
    await fitsTheScreen();
  },
};
