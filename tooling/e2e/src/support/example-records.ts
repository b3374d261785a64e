import type { App } from '@esteto/domain/identity/route/base-paths';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { Page } from '@playwright/test';
import type { AppAddress } from './addresses.ts';
import { ask, companyCalled, type List } from './api.ts';
import { thisMonth } from './clock.ts';

// Which record of the demo data stands for a parameter of an address, found as the person of the page finds it.

type Find = (page: Page, app: App, path: string) => Promise<number | string>;

/**
 * By the parameter's name; where an address is about a record in a certain state, by the name and the last word of the address. A parameter of
 * another name needs a line here.
 */
const RECORDS: Record<string, Find> = {
  companyId: (page, app) => (app === 'painel' ? first(page, 'admin/companies') : souza(page)),
  userId: (page) => first(page, 'admin/doctors'),
  clientId: async (page, app) => first(page, app === 'painel' ? 'admin/clients' : `clients?company_id=${await souza(page)}`),
  accountReceivableId: (page) => ownInvoice(page),
  solicitationId: (page) => ownInvoice(page),
  invoiceId: async (page, app) => (app === 'gestao' ? first(page, `admin/manager/invoices?${await group(page)}`) : ownInvoice(page)),
  managerId: async (page, app) =>
    first(page, app === 'painel' ? 'admin/group-managers' : `admin/manager/managers?role=viewer&${await group(page)}`),
  groupId: (page) => first(page, 'admin/management-groups'),
  groupNoticeId: async (page) => first(page, `admin/manager/group-notices?${await group(page)}`),
  templateId: async (page) => first(page, `admin/manager/scale-templates?${await group(page)}`),
  requestId: async (page, app) => {
    if (app === 'gestao') return first(page, `admin/manager/shift-requests?${await group(page)}`);
    const [own] = await ask<{ id: number }[]>(page, 'GET', `duty/requests?company_id=${await souza(page)}`);
    return own?.id ?? 0;
  },
  shiftId: async (page, _app, path) => {
    if (path.includes('/anuncios')) return first(page, `admin/manager/shift-announcements?${await group(page)}`);
    const { shifts } = await ask<{ shifts: { id: number }[] }>(
      page,
      'GET',
      `admin/manager/schedule?${await group(page)}&from=2026-11-22&to=2026-12-05`,
    );
    return shifts[0]?.id ?? 0;
  },
  professionalId: async (page) => {
    const month = addCompetence(thisMonth(), -1);
    const people = await ask<{ id: number }[]>(page, 'GET', `admin/manager/hours?${await group(page)}&month=${month}`);
    return people[0]?.id ?? 0;
  },
  tagId: async (page) => first(page, `admin/manager/tags?${await group(page)}`),
  qualificationId: async (page) => first(page, `admin/manager/qualifications?${await group(page)}`),
  unitId: async (page) => first(page, `admin/manager/units?${await group(page)}`),
  cityId: (page) => first(page, 'admin/municipal-parameters'),
  accountId: (page) => receivable(page, 'requested'),
  inviteId: (page) => first(page, 'admin/invites'),
  collegeId: (page) => first(page, 'admin/colleges'),
  newsId: (page) => first(page, 'admin/news'),
  broadcastId: (page) => first(page, 'admin/broadcasts'),
  npsId: (page) => first(page, 'admin/nps-surveys?status=started'),
  planId: (page) => firstPlan(page),
  transactionId: async (page, app) =>
    first(
      page,
      app === 'painel' ? `admin/company-transactions/${await withStatements(page)}` : `bank-transactions?company_id=${await souza(page)}`,
    ),
  expenseId: async (page) => first(page, `cash-flow/planned?month=${new Date().toISOString().slice(0, 7)}&company_id=${await souza(page)}`),
  cashBookId: async (page) => first(page, `cash-book/entries?company_id=${await souza(page)}`),
  couponId: (page) => first(page, 'admin/coupons'),
  accreditationId: async (page, app) => {
    if (app === 'painel') return first(page, 'admin/accreditations');
    return app === 'gestao' ? first(page, `admin/manager/accreditations?${await group(page)}`) : ownAccreditation(page, 'approved');
  },
  id: (page, _app, path) => {
    if (path.includes('/convites-internos')) return ownAccreditation(page, 'invited');
    const local = path.includes('/conteudo') ? 'contents' : 'tutorials';
    return path.includes('/playlist/') ? shelvedPlaylist(page, local) : first(page, `media?local=${local}`);
  },
  mediaId: (page) => first(page, 'admin/media'),
  playlistId: (page) => firstPlaylist(page),
  lawRuleId: async () => 1,
  spreadsheetKind: async () => 'notas',
  obligationRuleId: async (page) =>
    (await ask<{ rule_id: number | null }[]>(page, 'GET', 'admin/obligation-rules')).find(({ rule_id }) => rule_id !== null)?.rule_id ?? 0,
  monthlyObligationId: (page) => first(page, 'admin/monthly-obligations'),
  boletoId: async (page, app) =>
    first(page, app === 'painel' ? 'admin/boletos?status=opened' : `boletos?open=true&company_id=${await souza(page)}`),
  /** Its closing is closed: nothing happens to it. Of the last two months none need be. */
  runId: async (page) => {
    const closed = `admin/closings?status=closed&month=${addCompetence(thisMonth(), -3)}`;
    const selection = { action: 'start', ids: [await first(page, closed)], analyst_id: null };
    return (await ask<{ id: number }>(page, 'POST', 'admin/closing-runs', selection)).id;
  },
  /** Its boleto is paid: nobody is told of it. */
  sendingId: async (page) => {
    const boleto_ids = [await first(page, 'admin/boletos?status=paid')];
    return (await ask<{ id: number }>(page, 'POST', 'admin/boleto-sendings', { boleto_ids })).id;
  },
  /** Looked at and not started: no payroll is told. */
  payrollBatchId: async (page) => {
    const body = { competence: addCompetence(thisMonth(), -1), company_ids: [await first(page, 'admin/r-factor')] };
    return (await ask<{ id: number }>(page, 'POST', 'admin/payroll-batches', body)).id;
  },
  recurrenceId: (page) => first(page, 'admin/boleto-recurrences'),
  paperId: (page) => first(page, 'admin/boleto-papers'),
  receiptPaperId: (page) => first(page, 'admin/receipt-papers'),
  irpfId: async (page, app, path) => {
    if (app !== 'painel') return (await ownReturn(page)).id;
    return path.includes('/pontos/') ? heldReturn(page) : first(page, 'admin/income-taxes');
  },
  pointId: async (page) => {
    const { audit_points } = await ask<{ audit_points: { id: number }[] }>(page, 'GET', `admin/income-taxes/${await heldReturn(page)}`);
    return demanded(audit_points, 'point of an audit').id;
  },
  /** No return of the demo data has quotas: its forms say so. */
  quotaId: async () => 0,
  offerId: async (page) => (await ask<{ id: number }[]>(page, 'GET', `duty/offers?company_id=${await souza(page)}`))[0]?.id ?? 0,
  documentId: async (page) => (await ask<{ id: number }[]>(page, 'GET', `dossier?company_id=${await souza(page)}`))[0]?.id ?? 0,
  feedId: async (page) => (await ask<{ id: number }[]>(page, 'GET', `calendar-feeds?company_id=${await souza(page)}`))[0]?.id ?? 0,
  memberId: async (page) => {
    const members = await ask<{ id: number; user_type: string }[]>(page, 'GET', `members?company_id=${await souza(page)}`);
    return members.find(({ user_type }) => user_type === 'employee')?.id ?? 0;
  },
  itemId: async (page) => demanded((await ownReturn(page)).items, 'document of a return').id,
  pendencyId: async (page) => demanded((await ownReturn(page)).pendencies, 'pendency of a return').id,
  factId: async (page) => {
    const { facts } = await ask<{ facts: { id: number }[] }>(page, 'GET', `income-tax-dossier?year=2025&company_id=${await souza(page)}`);
    return demanded(facts, 'fact of a year').id;
  },
  assetId: async (page) => demanded((await ownGoods(page, 2025)).told, 'good of a year').id,
  formerId: async (page) => demanded((await ownGoods(page, 2026)).pending, 'good of the year before').asset_id,
  exerciseId: async (page) => (await ask<{ id: number }[]>(page, 'GET', 'admin/income-tax-years'))[0]?.id ?? 0,
  closingId: (page) => first(page, 'admin/closings'),
  leadId: (page) => first(page, 'admin/leads'),
  registrationId: (page) => first(page, 'admin/registrations?situation=pending'),
  licensingId: (page) => first(page, 'admin/licensings?situation=pending'),
  licenceId: async (page, app) => {
    if (app !== 'painel') return ownLicence(page);
    const { licences } = await ask<{ licences: { id: number }[] }>(
      page,
      'GET',
      `admin/licensings/${await first(page, 'admin/licensings?situation=pending')}`,
    );
    return demanded(licences, 'licence').id;
  },
  analystId: (page) => first(page, 'admin/analysts?search=nunes'),
  termsId: (page) => first(page, 'admin/terms-of-service'),
  logId: (page) => first(page, 'admin/logs'),
  departmentId: (page) => first(page, 'admin/departments'),
  simulationId: (page) => first(page, 'admin/simulation-leads'),
  eventId: async (page) => firstEvent(page),
  /** In the latest year goods of the one before wait; the others stand in the year that is declared. */
  year: async (_page, _app, path) => (path.includes('/irpf/') && !path.includes('/bem-anterior/') ? 2025 : 2026),
  month: async () => 10,
  token: async () => 0,
  /** Where the address ends in it: one that has a fator R. */
  'companyId/:companyId': (page) => first(page, 'admin/r-factor'),
  'companyId/:month': (page) => first(page, 'admin/r-factor'),
  'companyId/lancamentos': (page) => withStatements(page),
  'companyId/contas': (page) => withStatements(page),
  'companyId/:transactionId': (page) => withStatements(page),
  'companyId/converter': (page) => first(page, 'admin/natural-people'),
  /** One on its way in. */
  'companyId/detalhes': (page) => first(page, 'admin/onboarding'),
  'companyId/boleto': (page) => first(page, 'admin/onboarding'),
  'monthlyObligationId/entrega': (page) => first(page, 'admin/monthly-obligations?open=true'),
  'accountId/cencelar': (page) => receivable(page, 'sent'),
  'accountId/enviar-email': (page) => receivable(page, 'sent'),
  'accountId/exigencias': (page) => receivable(page, 'answered'),
  'accountId/historico': (page) => receivable(page, 'paid'),
  'accountId/receber': (page) => receivable(page, 'sent'),
  'accountId/substituir': (page) => receivable(page, 'sent'),
  'irpfId/cobranca': (page) => first(page, 'admin/income-taxes?payment=unbilled'),
  'irpfId/documento': (page) => first(page, 'admin/income-taxes?status=filling'),
};

/** A company that has sent statements. */
const withStatements = async (page: Page): Promise<number> => {
  const { items } = await ask<List<{ id: number; accounts: number }>>(page, 'GET', 'admin/company-statements');
  return items.find(({ accounts }) => accounts > 0)?.id ?? 0;
};

/** '/app/nota-fiscal/:accountReceivableId' -> '/app/nota-fiscal/12', the record being one that the person of the page may see. */
export const examplePath = async (page: Page, { app, path }: Pick<AppAddress, 'app' | 'path'>): Promise<string> => {
  const words = path.replace('*', 'nao-existe').split('/');
  const recordOf = async (name: string): Promise<number | string> => {
    const find = RECORDS[`${name}/${words.at(-1)}`] ?? RECORDS[name];
    if (!find) throw new Error(`${path}: no record stands for ':${name}' yet; add a line to tooling/e2e/src/support/example-records.ts`);
    return find(page, app, path);
  };
  const filled = words.map(async (word) => (word.startsWith(':') ? String(await recordOf(word.slice(1))) : word));
  return (await Promise.all(filled)).join('/') || '/';
};

const firstEvent = async (page: Page): Promise<number> => {
  const [event] = await ask<{ id: number }[]>(page, 'GET', `calendar-events?company_id=${await souza(page)}&from=2026-11-01&to=2026-11-30`);
  return event?.id ?? 0;
};

const first = async (page: Page, path: string): Promise<number> => {
  const { items } = await ask<List<{ id: number }>>(page, 'GET', path);
  if (!items[0]) throw new Error(`the demo data has nothing in ${path}`);
  return items[0].id;
};

const firstPlan = async (page: Page): Promise<number> => (await ask<{ id: number }[]>(page, 'GET', 'admin/plans'))[0]?.id ?? 0;
const firstPlaylist = async (page: Page): Promise<number> =>
  (await ask<{ id: number }[]>(page, 'GET', 'admin/media-playlists'))[0]?.id ?? 0;
const shelvedPlaylist = async (page: Page, local: string): Promise<number> =>
  (await ask<{ playlists: { id: number }[] }>(page, 'GET', `media-shelf?local=${local}`)).playlists[0]?.id ?? 0;
const heldReturn = (page: Page): Promise<number> => first(page, 'admin/income-taxes?status=audited');
const souza = async (page: Page): Promise<number> => (await companyCalled(page, 'Souza Medicina')).id;
const ownInvoice = async (page: Page): Promise<number> => first(page, `invoices?status=paid&company_id=${await souza(page)}`);
const receivable = (page: Page, status: string): Promise<number> => first(page, `admin/invoices?status=${status}`);
const group = async (page: Page): Promise<string> => {
  const [client] = await ask<{ id: number }[]>(page, 'GET', 'admin/manager/management-group/clients');
  return `group_id=${client?.id}`;
};

type OwnReturn = { id: number; items: { id: number }[]; pendencies: { id: number }[] };

const ownReturn = async (page: Page): Promise<OwnReturn> =>
  demanded(await ask<OwnReturn[]>(page, 'GET', `income-taxes/current?company_id=${await souza(page)}`), 'return of a doctor');

const demanded = <Row>([row]: readonly Row[], what: string): Row => {
  if (row === undefined) throw new Error(`the demo data has no ${what}`);
  return row;
};

type Goods = { told: { id: number }[]; pending: { asset_id: number }[] };

const ownGoods = async (page: Page, year: number): Promise<Goods> =>
  (await ask<{ goods: Goods }>(page, 'GET', `income-tax-dossier?year=${year}&company_id=${await souza(page)}`)).goods;

const ownAccreditation = async (page: Page, status: string): Promise<number> => {
  const accreditations = await ask<{ id: number; status: string }[]>(page, 'GET', `accreditations?company_id=${await souza(page)}`);
  return accreditations.find((one) => one.status === status)?.id ?? 0;
};

const ownLicence = async (page: Page): Promise<number> => {
  const { licences } = await ask<{ licences: { id: number }[] }>(page, 'GET', `licences?company_id=${await souza(page)}`);
  if (!licences[0]) throw new Error('the demo data has no licence of the company');
  return licences[0].id;
};
