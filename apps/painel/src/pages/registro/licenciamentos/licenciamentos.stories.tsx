import { answers, onlyPage, refuses } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { licence } from '@esteto/contract/opening/licence';
import type { LicenceRecord } from '@esteto/contract/opening/licence-record';
import { type EndingLicence, type LicensingDetail, type LicensingRow, licensing } from '@esteto/contract/opening/licensing';
import { storyAsked, storyPermit, storyRefused } from '@esteto/features/opening/licence/story-licence';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, person: master } as const;
const list = '/painel/registro/licenciamentos';
const done = { answer: () => ({ status: 204 }) };

const LICENCES: LicenceRecord[] = [
  storyPermit,
  { ...storyAsked, answered_at: '2026-11-19T12:00:00Z', status: 'running', observation: null },
  storyRefused,
  { ...storyPermit, id: 14, kind: 'crm', status: 'registration_definitive', valid_until: null, papers: [] },
];
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
  licences: LICENCES,
};
const detail: LicensingDetail = { ...souza, licences: LICENCES, cancel_reason: null };
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
    renewal: null,
  },
  {
    id: 21,
    licensing_id: 2,
    company_name: 'Leal Pediatria Ltda.',
    city: 'Campinas',
    kind: 'city_hall',
    name: null,
    valid_until: '2030-01-20',
    renewal: null,
  },
  {
    id: 31,
    licensing_id: 3,
    company_name: 'Reis Clínica Ltda.',
    city: null,
    kind: 'others',
    name: 'Resíduos',
    valid_until: '2030-01-25',
    renewal: { id: 32, status: 'hindered', moved_on: '2026-11-20', observation: 'O plano de resíduos venceu.', trouble: 'rejected' },
  },
  {
    id: 41,
    licensing_id: 4,
    company_name: 'Vilela Clínica Ltda.',
    city: 'Campinas',
    kind: 'firefighter',
    name: null,
    valid_until: '2030-02-01',
    renewal: { id: 42, status: 'awaiting_agency', moved_on: '2026-09-20', observation: null, trouble: 'stalled' },
  },
];

const screen = screenStates({
  ...where,
  at: list,
  endpoint: licensing.list,
  filled: {
    body: onlyPage<LicensingRow>([
      souza,
      { ...souza, id: 2, company_name: 'Leal Pediatria Ltda.', status: 'finished', licences: [storyPermit] },
    ]),
    sees: 'Leal Pediatria Ltda.',
  },
  empty: { body: onlyPage<LicensingRow>([]), sees: /^Nenhum licenciamento ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Leal Pediatria Ltda.' },
});

export default { title: 'Telas/Painel/Licenciamentos' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const sentTo = (path: string) =>
  theServer()
    .requests.filter((request) => request.path === path && request.method !== 'GET')
    .map(({ body }) => body);

/** Licences that end soon: some are chosen and renewed, and that is undone; one whose renewal has stopped cannot be chosen. */
export const Radar: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${list}?ver=radar`,
    answers: [answers(licensing.ending, ending), answers(licensing.renew, { licence_ids: [77] }), { endpoint: licensing.undo, ...done }],
  }),
  name: 'A vencer',
  play: async () => {
    const page = within(document.body);
    await expect(await page.findByText('Prefeitura · Campinas')).toBeVisible();
    await expect(page.getByText('Renovação impedida')).toBeVisible();
    await expect(page.getByText(/^Renovação parada há \d+ dias/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Renovar Reis Clínica Ltda. · Resíduos' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Todas: Prefeitura · Campinas' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'Renovar Souza Medicina Ltda.' }));
    await userEvent.click(page.getByRole('button', { name: 'Renovar 1 licença' }));
    await waitFor(() => expect(sentTo('admin/licensings/renew')).toEqual([{ licence_ids: [21] }]));
    await userEvent.click(await page.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(sentTo('admin/licensings/undo-renewal')).toEqual([{ licence_ids: [77] }]));
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

/** The permit in force beside its renewal; a licence comes to a status that its kind may have, with what that asks. */
export const Details: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${list}/licenciamento/1/detalhes`,
    answers: [
      answers(licensing.detail, detail),
      said,
      answers(licensing.list, onlyPage([souza])),
      answers(licensing.setLicence, storyPermit),
      answers(licensing.renew, { licence_ids: [77] }),
      { endpoint: licensing.undo, ...done },
      answers(licence.attach, []),
    ],
  }),
  name: 'Detalhes',
  play: async () => {
    const dialog = await dialogCalled('Souza Medicina Ltda.');
    await expect(await dialog.findByText('O prédio não tem AVCB.')).toBeVisible();
    await expect(dialog.getByText('Renovação: Prefeitura')).toBeVisible();
    await expect(dialog.getByText('O médico respondeu')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^0 documentos · faltam 2 · 1 pedido ao médico/ }));
    await expect(await dialog.findByText('Envie o IPTU deste ano.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Desfazer a renovação: Prefeitura' }));
    const sure = await dialogCalled('Desfazer a renovação', 'alertdialog');
    await userEvent.click(await sure.findByRole('button', { name: 'Desfazer renovação' }));
    await waitFor(() => expect(sentTo('admin/licensings/undo-renewal')).toEqual([{ licence_ids: [12] }]));

    await userEvent.click(dialog.getByRole('link', { name: 'Mudar Corpo de Bombeiros' }));
    const question = await dialogCalled('Corpo de Bombeiros');
    await userEvent.selectOptions(await question.findByRole('combobox', { name: 'Situação' }), 'Aguardando Órgão');
    await expect(question.getByText(/^Antes de "Aguardando Órgão" falta: Planta do imóvel/)).toBeVisible();
    await userEvent.selectOptions(question.getByRole('combobox', { name: 'Situação' }), 'Concluído');
    await userEvent.clear(question.getByRole('textbox', { name: 'Observação' }));
    await userEvent.type(await question.findByRole('textbox', { name: 'Validade' }), '10122030');
    await userEvent.type(question.getByRole('textbox', { name: 'Número' }), 'CLCB 12');
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sentTo('admin/licensings/1/licences/13')).toEqual([
        { to: 'concluded', observation: null, valid_until: '2030-12-10', number: 'CLCB 12', issued_by: null, version: 2 },
      ]),
    );
  },
};

/** By its address; it leads back to the licensing over the list as it stood. */
export const AddLicence: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${list}/licenciamento/1/licencas/criar?search=souza`,
    answers: [
      answers(licensing.detail, detail),
      said,
      answers(licensing.list, onlyPage([souza])),
      { endpoint: licensing.addLicence, ...done },
    ],
  }),
  name: 'Incluir licença, pelo endereço',
  play: async () => {
    const dialog = await dialogCalled('Incluir licença');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Tipo' }), 'Outros');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Resíduos');
    await userEvent.click(dialog.getByRole('button', { name: 'Incluir licença' }));
    await waitFor(() => expect(sentTo('admin/licensings/1/licences')).toEqual([{ kind: 'others', name: 'Resíduos', version: 3 }]));
    const back = await dialogCalled('Souza Medicina Ltda.');
    await expect(await back.findByRole('link', { name: 'Mudar Corpo de Bombeiros' })).toHaveAttribute(
      'href',
      `${list}/licenciamento/1/licencas/13/editar?search=souza`,
    );
  },
};

/** An address that somebody kept says why nothing is changed there any more. */
export const AddToFinished: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${list}/licenciamento/1/licencas/criar`,
    answers: [answers(licensing.detail, { ...detail, status: 'finished' }), answers(licensing.list, onlyPage([souza]))],
  }),
  name: 'Incluir licença, já concluído',
  play: async () => {
    const dialog = await dialogCalled('Incluir licença');
    await expect(await dialog.findByText(/^Este licenciamento não está em andamento/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Incluir licença' })).toBeNull();
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
