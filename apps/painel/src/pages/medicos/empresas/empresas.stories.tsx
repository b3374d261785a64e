import { answers, onlyPage } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { receivable } from '@esteto/contract/billing/receivable';
import { companyRegister, type RegisterRow } from '@esteto/contract/company/company-register';
import { filterOption } from '@esteto/contract/office/filter-option';
import { lookup } from '@esteto/contract/office/lookup';
import { storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { screenStates } from '@esteto/shell/testing/screen-states.tsx';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyDetail, storyRows } from '../../../features/empresa/story-register.ts';
import { routes } from '../../../routes.ts';

const where = { app: 'painel', routes, at: '/painel/medicos/empresas', person: master } as const;

const screen = screenStates({
  ...where,
  endpoint: companyRegister.companies,
  filled: { body: onlyPage(storyRows), sees: 'Souza Serviços Médicos Ltda.' },
  empty: { body: onlyPage<RegisterRow>([]), sees: /^Nenhuma empresa ainda/ },
  refused: { person: analyst, sees: 'Você não possui acesso a este módulo.', lacks: 'Souza Serviços Médicos Ltda.' },
});

export default { title: 'Telas/Painel/Empresas' } satisfies Meta;

export const Filled: StoryObj = { ...screen.filled, name: 'Com linhas' };
export const Empty: StoryObj = { ...screen.empty, name: 'Vazia' };
export const Loading: StoryObj = { ...screen.loading, name: 'Carregando' };
export const Failed: StoryObj = { ...screen.failed, name: 'Com erro' };
export const Refused: StoryObj = { ...screen.refused, name: 'Sem permissão' };
export const OnAPhone: StoryObj = { ...screen.onPhone, name: 'No celular' };

const list = answers(companyRegister.companies, onlyPage(storyRows));
const sent = (method: string, path: string) => theServer().requests.find((request) => request.method === method && request.path === path);

/** What changed is shown, old and new, before it is saved with the version that was seen. */
export const Edit: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/empresa/1/editar`,
    answers: [list, answers(companyRegister.detail, storyDetail()), answers(companyRegister.update, storyDetail())],
  }),
  name: 'Editar',
  play: async () => {
    const dialog = await dialogCalled('Souza Serviços Médicos Ltda.');
    const name = await dialog.findByRole('textbox', { name: 'Nome fantasia' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Clínica da Ana');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getByText('Clínica Souza')).toBeVisible();
    await expect(question.getByText('Clínica da Ana')).toBeVisible();
    await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(sent('PUT', 'admin/companies/1')?.body).toMatchObject({ version: 3, fantasy_name: 'Clínica da Ana' }));
  },
};

/** The registry fills in the name; the rest comes later. */
export const Create: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/criar`,
    answers: [
      list,
      answers(lookup.registry, { name: 'PRADO RADIOLOGIA LTDA', fantasy_name: null, situation: 'ATIVA' } as never),
      answers(companyRegister.createCompany, storyDetail()),
      answers(companyRegister.detail, storyDetail()),
    ],
  }),
  name: 'Nova empresa',
  play: async () => {
    const dialog = await dialogCalled('Nova empresa');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'CNPJ' }), '11222333000181');
    await expect(await dialog.findByText('Situação na Receita: ATIVA.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Razão social' })).toHaveValue('PRADO RADIOLOGIA LTDA');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(sent('POST', 'admin/companies')?.body).toMatchObject({ cnpj: '11222333000181', tax_regime: 'simples' }));
  },
};

/** By the row's own button or, where there is no room, by its menu. */
const openStatus = async () => {
  const row = (await within(document.body).findByText('Souza Serviços Médicos Ltda.')).closest<HTMLElement>('[data-row]');
  const menu = within(row ?? document.body).queryByRole('button', { name: /ações/i });
  if (menu) await userEvent.click(menu);
  await userEvent.click(
    menu
      ? await within(document.body).findByRole('menuitem', { name: 'Mudar situação' })
      : within(row ?? document.body).getByRole('link', { name: 'Mudar situação' }),
  );
};

/** A change of status asks why, and says what the doctors will read. */
export const Status: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      list,
      answers(companyRegister.detail, storyDetail()),
      { endpoint: companyRegister.changeStatus, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Mudar situação',
  play: async () => {
    await openStatus();
    const dialog = await dialogCalled('Mudar a situação');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Situação' }), 'Congelado');
    await expect(dialog.getByText('Os médicos leem “Essa empresa está congelada” e só consultam.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar situação' }));
    await expect(await dialog.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Pediu uma pausa.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar situação' }));
    await waitFor(() =>
      expect(sent('POST', 'admin/companies/1/status')?.body).toEqual({
        version: 3,
        accounting_status: 'frozen',
        reason: 'Pediu uma pausa.',
      }),
    );
  },
};

let isFrozen = false;

/** Somebody else was faster: the dialog says what the company is now, and from there it may be changed. */
export const StatusChanged: StoryObj = {
  ...Status,
  ...storyScreen({
    ...where,
    answers: [
      list,
      {
        endpoint: companyRegister.detail,
        answer: () => ({ body: { ...storyDetail(), ...(isFrozen && { version: 9, accounting_status: 'frozen' as const }) } }),
      },
      {
        endpoint: companyRegister.changeStatus,
        answer: () => {
          if (isFrozen) return { status: 204 };
          isFrozen = true;
          return { status: 409, body: { message: 'Marcos Lima alterou esta empresa.', current_version: 9 } };
        },
      },
    ],
  }),
  name: 'Mudar situação que outra pessoa mudou',
  play: async () => {
    isFrozen = false;
    await openStatus();
    const dialog = await dialogCalled('Mudar a situação');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Situação' }), 'Inadimplente');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Não pagou.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar situação' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Recarregar' }));
    await expect(await dialog.findByText(/agora: Congelado/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Mudar situação' }));
    await expect(await within(document.body).findByText('Situação alterada.')).toBeVisible();
  },
};

export const Invoices: StoryObj = {
  ...storyScreen({
    ...where,
    at: `${where.at}/empresa/1/notas-fiscais`,
    answers: [list, answers(receivable.list, onlyPage(storyInvoiceRows))],
  }),
  name: 'Notas fiscais',
  play: async () => {
    const dialog = await dialogCalled('Notas fiscais');
    await expect(await dialog.findByRole('link', { name: 'Ver todas' })).toHaveAttribute(
      'href',
      '/painel/faturamento/contas-a-receber?company_id=1',
    );
  },
};

/** Those that are selected get an analyst in one go. */
export const Assign: StoryObj = {
  ...storyScreen({
    ...where,
    answers: [
      list,
      answers(filterOption.analysts, { items: [{ id: 4, label: 'Marcos Lima', detail: 'marcos@esteto.com.br' }] }),
      { endpoint: companyRegister.assign, answer: () => ({ status: 204 }) },
    ],
  }),
  name: 'Definir analista',
  play: async () => {
    await within(document.body).findByText('Prado Radiologia Ltda.');
    for (const box of within(document.body).getAllByRole('checkbox').slice(-2)) await userEvent.click(box);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Definir analista' }));
    const dialog = await dialogCalled('Definir analista');
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Analista' }), 'Mar');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Marcos Lima/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Definir analista' }));
    await waitFor(() => expect(sent('POST', 'admin/companies/assign')?.body).toEqual({ ids: [2, 3], analyst_id: 4 }));
  },
};
