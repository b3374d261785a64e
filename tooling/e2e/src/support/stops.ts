import { expect, type Page } from '@playwright/test';
import { ask, companyCalled, type List } from './api.ts';
import type { DemoPerson } from './people.ts';

// Every page and dialog of the slice, by whom it is seen.

export type Stop = { who: DemoPerson | null; name: string; at: (page: Page) => Promise<string> | string; dialog?: boolean };

export const stops: Stop[] = [
  { who: null, name: 'login', at: () => '/' },
  { who: null, name: 'not found', at: () => '/nao-existe' },
  { who: null, name: 'maintenance', at: () => '/manutencao' },
  { who: 'ana', name: 'home', at: () => '/app' },
  { who: 'ana', name: 'request from home', at: () => '/app/solicitar-nf', dialog: true },
  { who: 'ana', name: 'new client from home', at: () => '/app/cadastrar-tomador', dialog: true },
  { who: 'ana', name: 'invoice from home', at: async (page) => `/app/nota-fiscal/${await invoiceOf(page)}`, dialog: true },
  {
    who: 'ana',
    name: 'invoice to answer for',
    at: async (page) => `/app/nota-fiscal/${await invoiceOf(page, 'requirement')}`,
    dialog: true,
  },
  {
    who: 'ana',
    name: 'send a file',
    at: async (page) => `/app/faturamento/contas-a-receber/upload/${await invoiceOf(page)}`,
    dialog: true,
  },
  { who: 'ana', name: 'invoices', at: () => '/app/faturamento/contas-a-receber' },
  { who: 'ana', name: 'nothing found', at: () => '/app/faturamento/contas-a-receber?search=zzzz' },
  { who: 'ana', name: 'clients', at: () => '/app/faturamento/tomadores' },
  { who: 'ana', name: 'client', at: async (page) => `/app/faturamento/tomadores/detalhes/${await clientOf(page)}`, dialog: true },
  { who: 'ana', name: 'cash flow', at: () => '/app/entradas-e-saidas' },
  { who: 'ana', name: 'not found', at: () => '/app/nao-existe' },
  { who: 'master', name: 'home of staff', at: () => '/painel' },
  { who: 'master', name: 'accounts receivable', at: () => '/painel/faturamento/contas-a-receber' },
  { who: 'master', name: 'details', at: async (page) => receivable(await issued(page), 'detalhes'), dialog: true },
  { who: 'master', name: 'history', at: async (page) => receivable(await issued(page), 'historico'), dialog: true },
  { who: 'master', name: 'edit', at: async (page) => receivable(await waiting(page), 'editar'), dialog: true },
  { who: 'master', name: 'requirements', at: async (page) => receivable(await answered(page), 'exigencias'), dialog: true },
  { who: 'master', name: 'issue', at: async (page) => receivable(await waiting(page), 'emitir'), dialog: true },
  { who: 'master', name: 'details to act on', at: async (page) => receivable(await inForce(page), 'detalhes'), dialog: true },
  { who: 'master', name: 'cancel', at: async (page) => receivable(await inForce(page), 'cencelar'), dialog: true },
  { who: 'master', name: 'substitute', at: async (page) => receivable(await inForce(page), 'substituir'), dialog: true },
  { who: 'master', name: 'municipality', at: async (page) => receivable(await waiting(page), 'municipio'), dialog: true },
  { who: 'manager', name: 'invoices of the group', at: () => '/gestao/notas-fiscais' },
  {
    who: 'manager',
    name: 'invoice of the group',
    at: async (page) => `/gestao/notas-fiscais/detalhes/${await firstOfGroup(page, 'invoices')}`,
    dialog: true,
  },
  { who: 'manager', name: 'units', at: () => '/gestao/configuracoes/unidades' },
  { who: 'manager', name: 'new unit', at: () => '/gestao/configuracoes/unidades/criar', dialog: true },
  {
    who: 'manager',
    name: 'edit unit',
    at: async (page) => `/gestao/configuracoes/unidades/${await firstOfGroup(page, 'units')}/editar`,
    dialog: true,
  },
];

/** The content is there: no skeleton, no spinner, and the dialog where there is one. */
export const settled = async (page: Page, dialog: boolean): Promise<void> => {
  if (dialog) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A slow machine is idle for half a second before its scripts have begun: the page behind a dialog must be there too.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

const receivable = (id: number, what: string): string => `/painel/faturamento/contas-a-receber/nota/${id}/${what}`;

const firstOf = async (page: Page, path: string): Promise<number> => {
  const { items } = await ask<List<{ id: number }>>(page, 'GET', path);
  if (!items[0]) throw new Error(`nothing in ${path}`);
  return items[0].id;
};

const souza = async (page: Page): Promise<number> => (await companyCalled(page, 'Souza Medicina')).id;
const invoiceOf = async (page: Page, status = 'paid'): Promise<number> =>
  firstOf(page, `invoices?status=${status}&company_id=${await souza(page)}`);
const clientOf = async (page: Page): Promise<number> => firstOf(page, `clients?company_id=${await souza(page)}`);
const issued = (page: Page): Promise<number> => firstOf(page, 'admin/invoices?status=paid');
const answered = (page: Page): Promise<number> => firstOf(page, 'admin/invoices?status=answered');
const inForce = (page: Page): Promise<number> => firstOf(page, 'admin/invoices?status=sent');
const waiting = (page: Page): Promise<number> => firstOf(page, 'admin/invoices?status=requested');
const firstOfGroup = async (page: Page, what: string): Promise<number> => {
  const [group] = await ask<{ id: number }[]>(page, 'GET', 'admin/manager/management-group/clients');
  return firstOf(page, `admin/manager/${what}?group_id=${group?.id}`);
};
