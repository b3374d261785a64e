import type { Invoice } from './api.ts';
import type { DemoPerson } from './people.ts';

// The addresses of billing, and what each kind of person finds there.

export const WHO = { doctor: 'ana', employee: 'carla', analyst: 'analyst', master: 'master', manager: 'manager' } as const satisfies Record<
  string,
  DemoPerson
>;
export type Who = keyof typeof WHO;

/** What the addresses are about: one client, and three invoices of it. */
export type Scene = {
  company_id: number;
  client: { id: number; name: string };
  /** The doctor asked for it; nobody has touched it. */
  asked: Invoice;
  /** The employee asked for it. */
  own: Invoice;
  /** The employee asked for it; it was issued. */
  issued: Invoice;
};

type Text = string | ((scene: Scene) => string);

/** A page or a dialog: its name, what it says above all, and what may be done, the main action first. What others may do here is not offered. */
export type Sight = { kind: 'page' | 'dialog'; name: Text; says: Text; may: readonly string[] };
/** Where the person may not be: at home again, with the reason. */
export type Refusal = { kind: 'refusal'; message: string };

type Finds = Partial<Record<Who, Sight | Refusal>>;

export type Route = {
  /** As the table of routes has it. */
  path: string;
  at: (scene: Scene) => string;
  /** Of a dialog: the page that stands behind it. */
  behind?: string;
  /** Who is not named is of another app. */
  finds: Finds;
};

const page = (name: Text, says: Text, ...may: string[]): Sight => ({ kind: 'page', name, says, may });
const dialog = (name: Text, says: Text, ...may: string[]): Sight => ({ kind: 'dialog', name, says, may });

export const OTHER_APP: Refusal = {
  kind: 'refusal',
  message: 'Você não possui permissões suficientes para acessar esta página.',
};
const NO_MODULE: Refusal = { kind: 'refusal', message: 'Você não possui acesso a este módulo.' };

const client: Text = (scene) => scene.client.name;
const to =
  (verb: string): Text =>
  (scene) =>
    `${verb} · ${scene.client.name}`;
const bothMembers = (sight: Sight): Finds => ({ doctor: sight, employee: sight });
const withoutModule = (sight: Sight): Finds => ({ master: sight, analyst: NO_MODULE });
const searched =
  (path: string) =>
  (scene: Scene): string =>
    `${path}?search=${encodeURIComponent(scene.client.name)}`;

const HOME = '/app';
const INVOICES = '/app/faturamento/contas-a-receber';
const CLIENTS = '/app/faturamento/tomadores';
const CASH_FLOW = '/app/entradas-e-saidas';
const RECEIVABLES = '/painel/faturamento/contas-a-receber';
const STAFF_CLIENTS = '/painel/faturamento/tomadores';

const request = bothMembers(dialog('Solicitar nota', 'a nossa equipe confere e emite', 'Solicitar nota', 'Cadastrar tomador'));
const newClient = bothMembers(dialog('Novo tomador', 'Quem contrata o seu serviço', 'Cadastrar'));
const issuedDetails = dialog(client, 'R$ 1.500,00', 'Repetir', 'Registrar recebimento', 'Baixar espelho', 'Enviar arquivo');
const NOT_THERE = dialog('Nota', 'Não encontramos o que você procura.');
const askedDetails: Finds = { doctor: dialog(client, 'por Ana Souza', 'Repetir', 'Enviar arquivo'), employee: NOT_THERE };

const ofNote = (what: string, which: 'asked' | 'own' | 'issued', finds: Finds): Route => ({
  path: `${RECEIVABLES}/nota/:accountId/${what}`,
  at: (scene) => `${RECEIVABLES}/nota/${scene[which].id}/${what}`,
  behind: RECEIVABLES,
  finds,
});

export const routes: readonly Route[] = [
  { path: '/app/solicitar-nf', at: () => '/app/solicitar-nf', behind: HOME, finds: request },
  { path: '/app/cadastrar-tomador', at: () => '/app/cadastrar-tomador', behind: HOME, finds: newClient },
  {
    path: '/app/nota-fiscal/:accountReceivableId',
    at: ({ issued }) => `/app/nota-fiscal/${issued.id}`,
    behind: HOME,
    finds: bothMembers(issuedDetails),
  },
  {
    path: '/app/nota-fiscal/:accountReceivableId, asked for by somebody else',
    at: ({ asked }) => `/app/nota-fiscal/${asked.id}`,
    behind: HOME,
    finds: askedDetails,
  },
  { path: CLIENTS, at: searched(CLIENTS), finds: bothMembers(page('Tomadores', client, 'Cadastrar tomador')) },
  { path: `${CLIENTS}/criar`, at: () => `${CLIENTS}/criar`, behind: CLIENTS, finds: newClient },
  {
    path: `${CLIENTS}/detalhes/:clientId`,
    at: (scene) => `${CLIENTS}/detalhes/${scene.client.id}`,
    behind: CLIENTS,
    finds: bothMembers(dialog(client, 'Pessoa jurídica', 'Editar', 'Solicitar nota')),
  },
  {
    path: INVOICES,
    at: searched(INVOICES),
    finds: bothMembers(page('Notas fiscais', client, 'Solicitar nota', 'Repetir', 'Enviar arquivo')),
  },
  { path: `${INVOICES}/criar`, at: () => `${INVOICES}/criar`, behind: INVOICES, finds: request },
  {
    path: `${INVOICES}/empresa/:companyId/detalhes/:solicitationId`,
    at: ({ company_id, issued }) => `${INVOICES}/empresa/${company_id}/detalhes/${issued.id}`,
    behind: INVOICES,
    finds: bothMembers(issuedDetails),
  },
  {
    path: `${INVOICES}/empresa/:companyId/detalhes/:solicitationId, asked for by somebody else`,
    at: ({ company_id, asked }) => `${INVOICES}/empresa/${company_id}/detalhes/${asked.id}`,
    behind: INVOICES,
    finds: askedDetails,
  },
  {
    path: `${INVOICES}/upload/:invoiceId`,
    at: ({ own }) => `${INVOICES}/upload/${own.id}`,
    behind: INVOICES,
    finds: bothMembers(dialog('Enviar arquivo', 'Nenhum arquivo ainda.')),
  },
  { path: CASH_FLOW, at: () => CASH_FLOW, finds: { doctor: page('Entradas e saídas', 'Saldo'), employee: NO_MODULE } },
  {
    path: `${CASH_FLOW}/nota-fiscal/:accountReceivableId`,
    at: ({ issued }) => `${CASH_FLOW}/nota-fiscal/${issued.id}`,
    behind: CASH_FLOW,
    finds: { doctor: issuedDetails, employee: NO_MODULE },
  },
  {
    path: RECEIVABLES,
    at: searched(RECEIVABLES),
    finds: {
      master: page('Contas a receber', client, 'Solicitar nota', 'Emitir', 'Editar', 'Histórico'),
      analyst: page('Contas a receber', client, 'Histórico'),
    },
  },
  {
    path: `${RECEIVABLES}/criar`,
    at: () => `${RECEIVABLES}/criar`,
    behind: RECEIVABLES,
    finds: withoutModule(dialog('Solicitar nota', 'Em nome da empresa', 'Solicitar nota')),
  },
  ofNote('editar', 'asked', withoutModule(dialog(client, 'Impostos e retenções', 'Salvar'))),
  ofNote('exigencias', 'asked', withoutModule(dialog(to('Exigências'), 'Solicitada', 'Abrir exigência'))),
  ofNote('historico', 'asked', {
    master: dialog('Histórico da nota', 'por Ana Souza'),
    analyst: dialog('Histórico da nota', 'por Ana Souza'),
  }),
  ofNote('detalhes', 'asked', {
    master: dialog(client, 'R$ 1.500,00', 'Emitir nota', 'Exigências', 'Editar nota'),
    analyst: dialog(client, 'R$ 1.500,00'),
  }),
  ofNote('cencelar', 'issued', withoutModule(dialog(to('Cancelar nota'), 'Cancele primeiro no site da prefeitura', 'Cancelar nota'))),
  ofNote('emitir', 'asked', withoutModule(dialog(to('Emitir nota'), 'emissão à mão', 'Emitir nota'))),
  ofNote('enviar-email', 'issued', withoutModule(dialog(to('Enviar por e-mail'), 'Souza', 'Enviar'))),
  { path: STAFF_CLIENTS, at: searched(STAFF_CLIENTS), finds: withoutModule(page('Tomadores', client, 'Ver notas')) },
  {
    path: `${STAFF_CLIENTS}/tomador/:clientId/detalhes`,
    at: (scene) => `${STAFF_CLIENTS}/tomador/${scene.client.id}/detalhes`,
    behind: STAFF_CLIENTS,
    finds: withoutModule(dialog(client, 'Souza', 'Editar')),
  },
  { path: '/gestao/notas-fiscais', at: () => '/gestao/notas-fiscais', finds: { manager: page('Notas fiscais', 'Bruno Alves') } },
];
