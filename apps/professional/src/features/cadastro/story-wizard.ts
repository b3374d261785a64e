import { answers, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, type StoryPerson, storyCompany } from '@esteto/auth/testing/story-people';
import type { Endpoint } from '@esteto/contract/endpoint';
import type { RegistryAnswer } from '@esteto/contract/office/lookup';
import { type WizardFacts, wizard } from '@esteto/contract/opening/wizard';
import type { Address } from '@esteto/domain/shared/document/address';
import { theServer } from '@esteto/shell/testing/story-screen.tsx';
import { expect } from 'storybook/test';

/** A new company that has paid, with what its owner told so far; a step earlier knows less of it. */
export const registration: WizardFacts = {
  version: 4,
  account_type: 'new_company',
  step: 'company_type',
  wants: null,
  plan_id: 1,
  order_value: 29_900,
  payment_status: 'confirmed',
  is_resident: false,
  partners: 2,
  charged_partners: 2,
  coupon: null,
  simulation: null,
  agreed: null,
  company_type: null,
  new_company: null,
  migrated_company: null,
  drafts: [],
};

export const home: Address = {
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
};

/** What the public registry says of a company. */
export const registry: RegistryAnswer = {
  type: 'MATRIZ',
  name: 'Souza Medicina Ltda.',
  fantasy_name: null,
  shareholders: [{ name: 'Ana Souza', role: 'Sócio-Administrador' }],
  emails: [],
  size: null,
  opening_date: '2019-03-01',
  phones: [],
  share_capital: 150_000,
  main_activity: null,
  secondary_activities: [],
  situation: 'ATIVA',
  situation_date: null,
  situation_reason: null,
  is_simples: true,
  special_situation: null,
  special_situation_date: null,
  legal_nature: null,
  last_updated_at: null,
  address: { ...home, complement: null },
};

/** Doctor whose company is still being registered. */
const ownerOf = ({ step }: WizardFacts): StoryPerson => ({
  ...doctor,
  companies: [{ ...storyCompany, name: 'Ana Souza', cnpj: null, wizard_step: step }],
});

const keepsDrafts: StoryAnswer = { endpoint: wizard.keepDraft, answer: () => ({ status: 204 }) };

/** The owner of a registration that stands where `facts` say, with what else the server tells. */
export const standing = (facts: WizardFacts, others: readonly StoryAnswer[] = []) => ({
  person: ownerOf(facts),
  answers: [...others, answers(wizard.state, { wizard: facts }), keepsDrafts],
});

/** The same, but that `endpoint` leads on to `next`: told in its answer, and whenever it is asked for from then on. */
export const movesOn = (facts: WizardFacts, endpoint: Endpoint, next: WizardFacts): StoryAnswer[] => [
  answers(wizard.state, () => ({ wizard: bodiesOf(endpoint).length > 0 ? next : facts })),
  { endpoint, answer: () => ({ body: { wizard: next } }) },
];

/** What was sent to this address, in order. */
export const bodiesOf = ({ method, path }: Endpoint) =>
  theServer()
    .requests.filter((request) => request.method === method && request.path === path)
    .map(({ body }) => body);

/** Nobody has to scroll sideways, and no card cuts off what is pressed. */
export const fitsTheScreen = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  const pressed = [...document.querySelectorAll('main :is(button, a[href])')].filter((one) => one.checkVisibility());
  const cut = pressed.filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  });
  await expect(cut.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([]);
};
