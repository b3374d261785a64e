import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { type EndingLicence, type Licence, type LicensingDetail, type LicensingRow, licensing } from '@esteto/contract/licensing';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;
const list = '/painel/registro/licenciamentos';
const done = { answer: () => ({ status: 204 }) };

const permit: Licence = {
  id: 11,
  version: 2,
  kind: 'city_hall',
  name: null,
  status: 'concluded',
  observation: null,
  valid_until: '2026-12-20',
  renews_id: null,
};
const souza: LicensingRow = {
  id: 1,
  version: 3,
  created_at: '2026-02-03T12:00:00Z',
  updated_at: '2026-11-18T12:00:00Z',
  company_id: 9,
  company_name: 'Souza Medicina Ltda.',
  city: 'Campinas',
  status: 'pending',
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  licences: [
    permit,
    { ...permit, id: 12, kind: 'firefighter', status: 'hindered', observation: 'O prédio não tem AVCB.', valid_until: null },
    { ...permit, id: 13, kind: 'crm', status: 'registration_definitive', valid_until: null },
  ],
};
const detail: LicensingDetail = { ...souza, cancel_reason: null };
const said = answers(licensing.comments, [
  { id: 7, text: 'Síndico avisado.', author_id: 4, author_name: 'Marcos Lima', created_at: '2026-11-17T12:00:00Z' },
]);
const ending: EndingLicence[] = [
  {
    id: 11,
    licensing_id: 1,
    company_name: 'Souza Medicina Ltda.',
    city: 'Campinas',
    kind: 'city_hall',
    name: null,
    valid_until: '2026-11-01',
  },
  {
    id: 21,
    licensing_id: 2,
    company_name: 'Leal Pediatria Ltda.',
    city: 'Campinas',
    kind: 'city_hall',
    name: null,
    valid_until: '2030-01-20',
  },
  { id: 31, licensing_id: 3, company_name: 'Reis Clínica Ltda.', city: null, kind: 'others', name: 'Resíduos', valid_until: '2030-01-25' },
];

const screen = screenStates({
  ...where,
  at: list,
  endpoint: licensing.list,
  filled: {
    body: onlyPage<LicensingRow>([
      souza,
      { ...souza, id: 2, company_name: 'Leal Pediatria Ltda.', status: 'finished', licences: [permit] },
    ]),
    sees: 'Leal Pediatria Ltda.',
  },
  empty: { body: onlyPage<LicensingRow>([]), sees: /^Nenhum licenciamento ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Leal Pediatria Ltda.' },
});

export default { title: 'Telas/Painel/Licenciamentos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const sentTo = (path: string) =>
  theServer()
    .requests.filter((request) => request.path === path && request.method !== 'GET')
    .map(({ body }) => body);

/** What ends in the same city is renewed together. */
export const Radar: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${list}?ver=radar`,
    answers: [answers(licensing.ending, ending), { endpoint: licensing.renew, ...done }],
  }),
  name: 'A vencer',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('Prefeitura · Campinas')).toBeVisible();
    await expect(page.getByText(/^Venceu/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Renovar 2: Prefeitura · Campinas' }));
    await waitFor(() => expect(sentTo('admin/licensings/renew')).toEqual([{ licence_ids: [11, 21] }]));
  },
};
export const RadarEmpty: StoryObj = {
  ...storyScreen({ ...where, at: `${list}?ver=radar`, answers: [answers(licensing.ending, [])] }),
  name: 'Nada a vencer',
  play: async () => {
    await expect(await within(document.body).findByText('Nenhuma licença vence nos próximos 90 dias.')).toBeVisible();
  },
};
export const RadarFailed: StoryObj = {
  ...storyScreen({ ...where, at: `${list}?ver=radar`, answers: [refuses(licensing.ending, 500, 'Erro.')] }),
  name: 'A vencer com erro',
  play: async () => {
    await expect(await within(document.body).findByRole('button', { name: /tentar/i })).toBeVisible();
  },
};

/** A licence comes to a status that its kind may have, with what that asks. */
export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${list}/licenciamento/1/detalhes`,
    answers: [answers(licensing.detail, detail), said, answers(licensing.list, onlyPage([souza])), answers(licensing.setLicence, permit)],
  }),
  name: 'Detalhes',
  play: async () => {
    const dialog = await dialogCalled('Souza Medicina Ltda.');
    await expect(await dialog.findByText('O prédio não tem AVCB.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar Corpo de Bombeiros' }));
    const question = await dialogCalled('Corpo de Bombeiros');
    await userEvent.selectOptions(await question.findByRole('combobox', { name: 'Situação' }), 'Concluído');
    await userEvent.clear(question.getByRole('textbox', { name: 'Observação' }));
    await userEvent.type(await question.findByRole('textbox', { name: 'Validade' }), '10122030');
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sentTo('admin/licensings/1/licences/12')).toEqual([
        { to: 'concluded', observation: null, valid_until: '2030-12-10', version: 2 },
      ]),
    );
  },
};

export const Create: StoryObj = {
  ...storyScreen({ ...where, at: `${list}/criar`, answers: [answers(licensing.list, onlyPage([souza]))] }),
  name: 'Novo licenciamento',
  play: async () => {
    const dialog = await dialogCalled('Novo licenciamento');
    await userEvent.click(await dialog.findByRole('button', { name: 'Iniciar licenciamento' }));
    await expect(await dialog.findByText('Escolha a empresa.')).toBeVisible();
  },
};
