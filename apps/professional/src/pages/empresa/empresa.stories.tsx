import { answers } from '@esteto/api-client/testing/story-server';
import { doctor, employee } from '@esteto/auth/testing/story-people';
import { type CompanyDetail, company } from '@esteto/contract/company/company';
import { member } from '@esteto/contract/company/member';
import { invite } from '@esteto/contract/identity/invite';
import { licence } from '@esteto/contract/opening/licence';
import { plan } from '@esteto/contract/plan/plan';
import { storyAsked, storyPermit, storyRefused } from '@esteto/features/opening/licence/story-licence';
import { storyContract, storyOffer, storySubscription } from '@esteto/features/plan/plan/story-plan';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { routes } from '../../routes.ts';

export default { title: 'Telas/Médico/Empresa' } satisfies Meta;

const souza: CompanyDetail = {
  id: 1,
  type: 'new_company',
  name: 'Souza Serviços Médicos Ltda.',
  fantasy_name: 'Clínica Souza',
  cnpj: '11222333000181',
  cpf: null,
  municipal_registration: '1.234.567-8',
  accounting_status: 'active',
  tax_regime: 'simples',
  iss_rate: '0.02',
  address: 'Av. Paulista, 1000, sala 5, Bela Vista, São Paulo/SP, 01310-100',
  is_concierge: false,
  created_at: '2024-02-01T12:00:00Z',
};

const others = [
  answers(member.list, [
    {
      id: 1,
      version: 1,
      name: 'Ana Souza',
      email: 'ana@souza.com.br',
      user_type: 'partner',
      is_owner: true,
      is_active: true,
      is_self: true,
      permissions: [],
      last_access_at: '2026-11-20T11:00:00Z',
    },
  ]),
  answers(invite.list, []),
  answers(licence.follow, {
    city: 'São Paulo',
    licences: [
      storyPermit,
      storyAsked,
      storyRefused,
      { ...storyPermit, id: 14, kind: 'others', name: 'Resíduos de saúde', valid_until: '2026-11-01' },
    ],
  }),
];

const screen = screenStates({
  app: 'professional',
  routes,
  at: '/app/empresa',
  person: doctor,
  endpoint: company.detail,
  others: [...others, answers(plan.own, { subscription: storySubscription, contract: storyContract })],
  filled: { body: souza, sees: 'Clínica Souza' },
  empty: {
    body: { ...souza, type: 'natural_person', name: 'Ana Souza', cnpj: null, cpf: '12345678909', fantasy_name: null, address: null },
    sees: '123.456.789-09',
  },
  refused: { person: employee, sees: 'Olá, Bruno.', lacks: 'Clínica Souza' },
});

export const Filled: StoryObj = {
  ...screen.filled,
  name: 'Empresa',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: 'Baixar Contrato assinado' })).toBeVisible();
  },
};
export const NaturalPerson: StoryObj = { ...screen.empty, name: 'Pessoa física' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const OTHERS = 'Este cupom é pessoal e foi dado a outra pessoa.';

/** What the plan will cost, once that was announced: for the company's own people, without a discount that may be over by then. */
export const AnnouncedPrice: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    person: doctor,
    at: '/app/empresa',
    answers: [
      answers(company.detail, souza),
      ...others,
      answers(plan.own, {
        subscription: { ...storySubscription, announced: { from: '2027-02-01', total: 34_900, leaves_discount_out: true } },
        contract: null,
      }),
    ],
  }),
  name: 'Preço anunciado',
  play: async () => {
    const words = /^A partir de 01\/02\/2027: R\$\s349,00 por mês, sem contar o desconto do cupom\.$/;
    await expect(
      await within(document.body).findByText((_, element) => words.test(element?.textContent ?? '') && element?.tagName === 'P'),
    ).toBeVisible();
  },
};

/** A coupon that was earned is used in the plan that runs; why it does not count is said beside it. */
export const Coupon: StoryObj = {
  ...storyScreen({
    app: 'professional',
    routes,
    person: doctor,
    at: '/app/empresa?cupom=PREMIO-K7QX2MBD',
    answers: [
      answers(company.detail, souza),
      ...others,
      answers(plan.own, { subscription: { ...storySubscription, price: { ...storyOffer.price } }, contract: null }),
      { endpoint: plan.redeem, answer: () => ({ status: 422, body: { message: OTHERS, errors: { code: [OTHERS] } } }) },
    ],
  }),
  name: 'Usar um cupom',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByRole('textbox', { name: 'Cupom de desconto' })).toHaveValue('PREMIO-K7QX2MBD');
    await userEvent.click(page.getByRole('button', { name: 'Usar cupom' }));
    await expect(await page.findByText(OTHERS)).toBeVisible();
    await expect(theServer().requests.find(({ method }) => method === 'POST')?.body).toEqual({ code: 'PREMIO-K7QX2MBD' });
  },
};
