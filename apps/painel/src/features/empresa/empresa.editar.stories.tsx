import { answers, onlyPage, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { analyst, master } from '@esteto/auth/testing/story-people';
import { receivable } from '@esteto/contract/billing/receivable';
import { certificate } from '@esteto/contract/company/certificate';
import { companyBank } from '@esteto/contract/company/company-bank';
import { companyFile } from '@esteto/contract/company/company-file';
import { companyRegister, type RegisterDetail } from '@esteto/contract/company/company-register';
import type { CompanyTabName } from '@esteto/contract/company-tabs';
import { type CompanyEvent, companyHistory } from '@esteto/contract/office/company-history';
import { filterOption } from '@esteto/contract/office/filter-option';
import { lookup } from '@esteto/contract/office/lookup';
import { sentDocument } from '@esteto/contract/office/sent-document';
import { type CompanyPartnership, companyPartner } from '@esteto/contract/opening/company-partner';
import { plan } from '@esteto/contract/plan/plan';
import { NO_BANK_DATA } from '@esteto/domain/company/bank-data/bank-data';
import { storyInvoiceRows } from '@esteto/features/billing/invoice/story-invoice';
import { storySubscription } from '@esteto/features/plan/plan/story-plan';
import { storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';
import { storyDetail, storyRows } from './story-register.ts';

export default { title: 'Telas/Painel/Cadastro da empresa' } satisfies Meta;

const NAME = 'Souza Serviços Médicos Ltda.';
const list = answers(companyRegister.companies, onlyPage(storyRows));
const record = answers(companyRegister.detail, storyDetail());
const banks = answers(lookup.banks, [{ code: '001', fullName: 'Banco do Brasil S.A.', ispb: '00000000', name: 'BCO DO BRASIL' }] as never);

type Told = { shown?: StoryAnswer; own?: readonly StoryAnswer[]; person?: typeof master };

/** The record at one of its tabs. */
const at = (tab: CompanyTabName, { shown = record, own = [], person = master }: Told = {}): StoryObj =>
  storyScreen({
    app: 'painel',
    routes,
    at: `/painel/medicos/empresas/empresa/1/editar?aba=${tab}`,
    person,
    answers: [list, shown, ...own],
  });
const sent = (method: string, path: string) => theServer().requests.find((one) => one.method === method && one.path === path);
const seen = async (words: string | RegExp): Promise<void> => {
  const dialog = await dialogCalled(NAME);
  await expect((await dialog.findAllByText(words))[0]).toBeVisible();
  await expect(theServer().unanswered).toEqual([]);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
};
const sees = (words: string | RegExp) => () => seen(words);
const failed = (answer: StoryAnswer): Told => ({ own: [answer] });
const broken = (endpoint: StoryAnswer['endpoint']) => failed(refuses(endpoint, 500, 'Algo deu errado.'));

/** What one looks for first stands above all tabs, and a tab that is gone to stands in the address. */
export const Heading: StoryObj = {
  ...at('dados'),
  name: 'Cabeçalho e abas',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    for (const words of ['11.222.333/0001-81', 'Plano Essencial', 'Responde: Ana Souza', 'Analista: Marcos Lima', /^Certificado vence em/])
      await expect(await dialog.findByText(words)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Dados' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(dialog.getByRole('link', { name: 'Observações' }));
    await expect(await dialog.findByRole('textbox', { name: 'Observações das obrigações mensais' })).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: 'Razão social' })).toBeNull();
  },
};
export const OnAPhone: StoryObj = {
  ...at('dados'),
  ...phone,
  name: 'No celular',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    await expect(dialog.queryByRole('navigation', { name: 'Partes do cadastro' })).toBeNull();
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Partes do cadastro' }), 'Observações');
    await expect(await dialog.findByRole('textbox', { name: 'Observações das obrigações mensais' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Partes do cadastro' })).toHaveValue('observacoes');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const Failed: StoryObj = {
  ...at('dados', { shown: refuses(companyRegister.detail, 500, 'Algo deu errado.') }),
  name: 'Com erro',
  play: async () => {
    const dialog = await dialogCalled('Empresa');
    await expect(await dialog.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

/** What was typed is asked about before another tab takes its place. */
export const LeavingATab: StoryObj = {
  ...at('observacoes'),
  name: 'Sair de uma aba com algo digitado',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Observações das obrigações mensais' }), 'DAS por e-mail.');
    await userEvent.click(dialog.getByRole('link', { name: 'Endereço' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getAllByRole('button')[0] as HTMLElement);
    await expect(dialog.getByRole('textbox', { name: 'Observações das obrigações mensais' })).toHaveValue('DAS por e-mail.');
  },
};

const options = answers(filterOption.analysts, { ...onlyPage([{ id: 9, label: 'Paula Reis', detail: null }]) } as never);

/** Only what changed is asked about, by name and in the form's order; it is sent with what other tabs hold, and the tab stays. */
export const Save: StoryObj = {
  ...at('dados', { own: [options, answers(companyRegister.update, storyDetail())] }),
  name: 'Salvar uma aba',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Analista' }));
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Analista' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Analista' }), 'Paula');
    await userEvent.click(await within(document.body).findByRole('option', { name: /Paula Reis/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nome fantasia' }), ' Nova');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(question.getAllByRole('term').map((term) => term.textContent)).toEqual(['Nome fantasia', 'Analista']);
    await expect(question.getByText('Marcos Lima')).toBeVisible();
    await expect(question.getByText('Paula Reis')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent('PUT', 'admin/companies/1')?.body).toMatchObject({
        version: 3,
        fantasy_name: 'Clínica Souza Nova',
        analyst_id: 9,
        tax_regime: 'simples',
      }),
    );
    await expect(await dialog.findByRole('textbox', { name: 'Nome fantasia' })).toHaveValue('Clínica Souza');
  },
};

let isNewer = false;
const newer = (): RegisterDetail => ({ ...storyDetail(), ...(isNewer && { version: 4, municipal_registration: '777' }) });

/** Somebody else was faster: who, and what they saved, stands above what was typed. */
export const SavedMeanwhile: StoryObj = {
  ...at('nota-fiscal', {
    shown: { endpoint: companyRegister.detail, answer: () => ({ body: newer() }) },
    own: [
      {
        endpoint: companyRegister.update,
        answer: () => {
          isNewer = true;
          return { status: 409, body: { message: 'Outra pessoa salvou este registro.', code: 'stale_version', current_version: 4 } };
        },
      },
    ],
  }),
  name: 'Outra pessoa salvou antes',
  play: async () => {
    isNewer = false;
    const dialog = await dialogCalled(NAME);
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Exigências para a nota' }), 'Pedido de compra.');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await userEvent.click(within(await within(document.body).findByRole('alertdialog')).getByRole('button', { name: 'Salvar' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Recarregar' }));
    await expect(await dialog.findByText(/Marcos Lima salvou este cadastro enquanto você editava/)).toBeVisible();
    await expect(dialog.getByText('777')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Exigências para a nota' })).toHaveValue('Pedido de compra.');
  },
};

/** Who keeps no companies sees only what they may change, and the tabs of a company that left are fewer. */
export const Few: StoryObj = {
  ...at('dados', {
    person: { ...analyst, user: { ...analyst.user, permissions: [{ name: 'doctors.companies', view: true, edit: true, delete: false }] } },
    shown: answers(companyRegister.detail, { ...storyDetail(), accounting_status: 'closed' }),
  }),
  name: 'Com poucas permissões',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    await dialog.findByRole('textbox', { name: 'Razão social' });
    const tabs = within(dialog.getByRole('navigation', { name: 'Partes do cadastro' })).getAllByRole('link');
    await expect(tabs.map((tab) => tab.textContent)).toEqual(
      'Dados Situação Endereço Regime Financeiro Arquivos Histórico Observações'.split(' '),
    );
  },
};

export const Status: StoryObj = { ...at('situacao'), name: 'Situação', play: sees('Situação') };
export const Address: StoryObj = {
  ...at('endereco', { own: [answers(lookup.states, []), answers(lookup.cities, [])] }),
  name: 'Endereço',
  play: sees('Endereço'),
};
export const Regime: StoryObj = { ...at('regime'), name: 'Regime', play: sees('Regime tributário') };
export const Finance: StoryObj = { ...at('financeiro'), name: 'Financeiro', play: sees('E-mails do financeiro') };

const partnership: CompanyPartnership = {
  total: 150,
  partners: [
    {
      name: 'Ana Souza',
      is_owner: true,
      shares: 100,
      cpf: '11144477735',
      marital_status: 'married',
      matrimonial_regime: 'partial_communion',
      user_id: 4,
      access: 'active',
    },
    {
      name: 'Bruno Alves',
      is_owner: false,
      shares: 50,
      cpf: null,
      marital_status: null,
      matrimonial_regime: null,
      user_id: null,
      access: 'none',
    },
  ],
};
export const Partners: StoryObj = {
  ...at('socios', { own: [answers(companyPartner.list, partnership)] }),
  name: 'Sócios',
  play: async () => {
    await seen('As participações somam 100 %.');
    const dialog = await dialogCalled(NAME);
    for (const words of ['66,67 %', '33,33 %', 'Comunhão Parcial de Bens', 'Sem conta'])
      await expect(dialog.getByText(words)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Abrir cadastro' })).toHaveAttribute('href', '/painel/medicos/geral/usuario/4/editar');
  },
};
export const PartnersLacking: StoryObj = {
  ...at('socios', { own: [answers(companyPartner.list, { ...partnership, total: 200 })] }),
  ...phone,
  name: 'Sócios que não somam 100 %',
  play: sees('As participações somam 75,00 %, e não 100 %.'),
};
export const PartnersEmpty: StoryObj = {
  ...at('socios', { own: [answers(companyPartner.list, { total: 100, partners: [] })] }),
  name: 'Sócios, sem nenhum',
  play: sees('Nenhum sócio ainda.'),
};
export const PartnersFailed: StoryObj = {
  ...at('socios', broken(companyPartner.list)),
  name: 'Sócios com erro',
  play: sees('Tentar de novo'),
};

const noCertificate = refuses(certificate.ofCompany, 404, 'Não encontrado.');
export const Certificate: StoryObj = {
  ...at('certificado', failed(noCertificate)),
  name: 'Certificado, sem nenhum',
  play: sees(/ainda não tem certificado/),
};
export const CertificateFailed: StoryObj = {
  ...at('certificado', broken(certificate.ofCompany)),
  name: 'Certificado com erro',
  play: sees('Tentar de novo'),
};

const masked = { ...NO_BANK_DATA, bank: '001', agency: '1234-5', account: '•••• -4', version: 3 };

/** Masked until somebody says what for. */
export const Bank: StoryObj = {
  ...at('banco-e-pix', {
    own: [banks, answers(companyBank.detail, masked), answers(companyBank.reveal, { ...masked, account: '98765-4' })],
  }),
  name: 'Banco e Pix',
  play: async () => {
    await seen('•••• -4');
    const dialog = await dialogCalled(NAME);
    await userEvent.click(dialog.getByRole('button', { name: 'Mostrar por inteiro' }));
    const reason = await dialogCalled('Mostrar por inteiro');
    await userEvent.click(reason.getByRole('button', { name: 'Mostrar' }));
    await expect(await reason.findByText('Preencha o campo Motivo.')).toBeVisible();
    await userEvent.type(reason.getByRole('textbox', { name: 'Motivo' }), 'Reembolso.');
    await userEvent.click(reason.getByRole('button', { name: 'Mostrar' }));
    await expect(await dialog.findByText('98765-4')).toBeVisible();
  },
};
export const BankEmpty: StoryObj = {
  ...at('banco-e-pix', { own: [banks, answers(companyBank.detail, { ...NO_BANK_DATA, version: 3 })] }),
  ...phone,
  name: 'Banco e Pix, sem nada',
  play: sees('Sem dados bancários.'),
};
export const BankFailed: StoryObj = {
  ...at('banco-e-pix', broken(companyBank.detail)),
  name: 'Banco e Pix com erro',
  play: sees('Tentar de novo'),
};

export const Plan: StoryObj = {
  ...at('plano', { own: [answers(plan.ofCompany, { subscription: storySubscription, contract: null })] }),
  name: 'Plano',
  play: sees(storySubscription.plan_name),
};
export const PlanEmpty: StoryObj = {
  ...at('plano', { own: [answers(plan.ofCompany, { subscription: null, contract: null })] }),
  name: 'Plano, sem nenhum',
  play: sees('Sem plano.'),
};
export const PlanFailed: StoryObj = { ...at('plano', broken(plan.ofCompany)), name: 'Plano com erro', play: sees('Tentar de novo') };

const nothingSent = answers(sentDocument.ofCompany, []);
export const FilesEmpty: StoryObj = {
  ...at('arquivos', { own: [answers(companyFile.ofCompany, []), nothingSent] }),
  name: 'Arquivos, sem nenhum',
  play: sees('Nenhum arquivo ainda.'),
};
export const Invoices: StoryObj = {
  ...at('notas', { own: [answers(receivable.list, onlyPage(storyInvoiceRows))] }),
  name: 'Notas',
  play: sees('Ver todas'),
};
export const InvoicesEmpty: StoryObj = {
  ...at('notas', { own: [answers(receivable.list, onlyPage([]))] }),
  name: 'Notas, sem nenhuma',
  play: sees('Nenhuma nota ainda.'),
};
export const HistoryEmpty: StoryObj = {
  ...at('historico', { own: [answers(companyHistory.list, onlyPage([]))] }),
  name: 'Histórico vazio',
  play: sees('Nada aconteceu ainda.'),
};
export const HistoryFailed: StoryObj = {
  ...at('historico', broken(companyHistory.list)),
  name: 'Histórico com erro',
  play: sees('Tentar de novo'),
};

const happened: readonly CompanyEvent[] = [
  {
    id: 9,
    actor_name: 'Marcos Lima',
    action: 'invoice.issued',
    label: 'Nota emitida',
    record: 'Nota fiscal 118',
    record_type: 'invoice',
    record_id: 118,
    reason: null,
    created_at: '2026-11-19T17:32:00.000Z',
    changes: [{ path: 'status', label: 'Situação', old: 'Solicitada', new: 'Autorizada' }],
  },
  {
    id: 8,
    actor_name: 'Ana Souza',
    action: 'membership.created',
    label: 'Pessoa vinculada à empresa',
    record: 'Vínculo com a empresa 4',
    record_type: 'membership',
    record_id: 4,
    reason: null,
    created_at: '2026-11-12T09:02:00.000Z',
    changes: [],
  },
  {
    id: 7,
    actor_name: null,
    action: 'company.status_changed',
    label: 'Situação da empresa alterada',
    record: 'Empresa 1',
    record_type: 'company',
    record_id: 1,
    reason: 'Honorário sem pagamento há 15 dias ou mais.',
    created_at: '2026-11-05T03:00:00.000Z',
    changes: [],
  },
];
const lived: StoryAnswer = {
  endpoint: companyHistory.list,
  answer: ({ query = {} }) => {
    const items = query['kind'] ? happened.slice(0, 1) : query['after'] ? happened.slice(2) : happened.slice(0, 2);
    return { body: { ...onlyPage(items), next: query['kind'] || query['after'] ? null : 'older' } };
  },
};

/** What belongs to the company is told with it, leads to where it is opened, and is narrowed to what one asks about. */
export const History: StoryObj = {
  ...at('historico', { own: [lived] }),
  name: 'Histórico de tudo',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    const note = await dialog.findByRole('link', { name: 'Nota fiscal 118' });
    await expect(note).toHaveAttribute('href', '/painel/faturamento/contas-a-receber/nota/118/detalhes');
    await expect(dialog.getByText(/Vínculo com a empresa 4/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ver mais antigos' }));
    await expect(await dialog.findByText('Honorário sem pagamento há 15 dias ou mais.')).toBeVisible();
    await expect(dialog.queryByText(/Empresa 1/)).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Assunto' }), 'Notas');
    await waitFor(() => expect(dialog.queryByText(/Vínculo com a empresa 4/)).toBeNull());
    await expect(dialog.getByRole('link', { name: 'Nota fiscal 118' })).toBeVisible();
  },
};
export const HistoryOnAPhone: StoryObj = {
  ...at('historico', { own: [lived] }),
  ...phone,
  name: 'Histórico no celular',
  play: sees('Nota emitida'),
};

/** Nobody is offered to read of what they may not see. */
export const HistoryOfFew: StoryObj = {
  ...at('historico', {
    own: [lived],
    person: { ...analyst, user: { ...analyst.user, permissions: [{ name: 'doctors.companies', view: true, edit: true, delete: false }] } },
  }),
  name: 'Histórico com poucas permissões',
  play: async () => {
    const dialog = await dialogCalled(NAME);
    const choice = within(await dialog.findByRole('combobox', { name: 'Assunto' }));
    await expect(choice.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Todos os assuntos',
      'Cadastro',
      'Arquivos',
      'Reuniões',
    ]);
  },
};
