import { contract } from '@esteto/contract/contract';
import { type Endpoint, scopeParam } from '@esteto/contract/endpoint';
import { municipalParameter } from '@esteto/contract/municipal-parameter';
import { savedView } from '@esteto/contract/saved-view';
import { termsOfService } from '@esteto/contract/terms-of-service';
import { newCnpj } from './documents.ts';
import {
  idOf,
  newBatch,
  ofRequirement,
  recording,
  recurrenceStep,
  returnedInvoice,
  selection,
  sentCode,
  undoing,
} from './example-parts.ts';
import type { TestPerson } from './factories.ts';
import { A1_PASSWORD, nationalSceneOf, transmittable } from './national-scene.ts';
import { KNOWN_CEP, KNOWN_POSTAL_CODE } from './public-services.ts';
import {
  clientSample,
  invoiceEmailSample,
  invoiceRequestSample,
  municipalParameterSample,
  recurringSample,
  requirementSample,
  savedViewSample,
  unitSample,
} from './samples.ts';
import {
  answeredInvoice,
  askedInvoice,
  attachedInvoice,
  documentedInvoice,
  firstRequirement,
  groupInvoice,
  issuedInvoice,
  issueSample,
  newClient,
  newInvoice,
  newRecurrence,
  newUnit,
  PDF,
  type Scene,
  startedSurvey,
} from './scene.ts';
import { activeFactor, waitingFactor } from './second-factor.ts';
import type { TestInput } from './test-calls.ts';

// A good input for every endpoint of the contract, made fresh for each call: the access matrix, the fuzz and the statement budget start from
// it. An endpoint without one does not compile. The scope (company_id, group_id) is added from the scene.

type Contract = typeof contract;
type Example<E> = (
  scene: Scene,
  caller: TestPerson,
) => (E extends Endpoint ? TestInput<E> : never) | Promise<E extends Endpoint ? TestInput<E> : never>;

const examples: { [Noun in keyof Contract]: { [Name in keyof Contract[Noun]]: Example<Contract[Noun][Name]> } } = {
  session: {
    login: ({ api, partner }) => ({ body: { email: partner.email, password: api.password } }),
    logout: () => ({}),
    verifyEmail: async ({ api }) => ({ code: await sentCode(api) }),
    resendVerification: ({ partner }) => ({ body: { email: partner.email } }),
    user: () => ({}),
  },
  termsOfService: {
    current: () => ({}),
    accept: async ({ api }) => ({ body: { terms_id: (await api.ask(termsOfService.current, {})).id } }),
  },
  twoFactor: {
    qrCode: () => ({}),
    key: () => ({}),
    activate: async ({ api }, caller) => ({ body: { '2fa_key': (await waitingFactor(api, caller)).code() } }),
    deactivate: async ({ api }, caller) => ({ body: { '2fa_key': (await activeFactor(api, caller)).code() } }),
  },
  company: { mine: () => ({}) },
  certificate: {
    ofCompany: async (scene) => idOf((await nationalSceneOf(scene)).company),
    upload: async (scene) => {
      const { company, certificate } = await nationalSceneOf(scene);
      return { ...idOf(company), body: { password: A1_PASSWORD }, file: { name: 'empresa.pfx', bytes: certificate.pkcs12(A1_PASSWORD) } };
    },
  },
  municipalParameter: {
    list: () => ({}),
    detail: async ({ api, master }) => idOf(await api.ask(municipalParameter.create, { body: municipalParameterSample() }, { as: master })),
    create: () => ({ body: municipalParameterSample() }),
    update: async (scene) => {
      const body = municipalParameterSample();
      const { id, version } = await scene.api.ask(municipalParameter.create, { body }, { as: scene.master });
      return { id, body: { ...body, version } };
    },
  },
  managementGroup: { mine: () => ({}) },
  unit: {
    list: () => ({}),
    detail: async (scene) => idOf(await newUnit(scene)),
    create: () => ({ body: unitSample() }),
    update: async (scene) => ({ ...idOf(await newUnit(scene)), body: { ...unitSample(), version: 1 } }),
    remove: async (scene) => idOf(await newUnit(scene)),
  },
  groupInvoice: {
    list: () => ({}),
    detail: async (scene) => idOf(await groupInvoice(scene)),
    professionals: () => ({}),
  },
  client: {
    list: () => ({}),
    detail: async (scene) => idOf(await newClient(scene)),
    create: () => ({ body: clientSample() }),
    update: async (scene) => ({ ...idOf(await newClient(scene)), body: { ...clientSample(), version: 1 } }),
    similar: () => ({ name: 'Hospital São Lucas' }),
    move: async (scene) => ({ ...idOf(await newClient(scene)), body: { action: 'archive' as const, version: 1 } }),
  },
  adminClient: {
    list: () => ({}),
    detail: async (scene) => idOf(await newClient(scene)),
    update: async (scene) => ({ ...idOf(await newClient(scene)), body: { ...clientSample(), version: 1 } }),
    move: async (scene) => ({ ...idOf(await newClient(scene)), body: { action: 'inactivate' as const, version: 1 } }),
  },
  filterOption: {
    companies: () => ({ search: 'medicina' }),
    clients: () => ({ search: 'hospital' }),
    analysts: () => ({}),
  },
  staffSearch: { find: () => ({ search: 'hospital' }) },
  savedView: {
    list: () => ({ list: 'receivables' as const }),
    create: () => ({ body: savedViewSample() }),
    update: async ({ api }, caller) => {
      const { list: _list, ...body } = savedViewSample();
      const { id, version } = await api.ask(savedView.create, { body: savedViewSample() }, { as: caller });
      return { id, body: { ...body, is_default: true, version } };
    },
    remove: async ({ api }, caller) => idOf(await api.ask(savedView.create, { body: savedViewSample() }, { as: caller })),
  },
  invoice: {
    list: () => ({}),
    detail: async (scene) => idOf(await newInvoice(scene)),
    request: async (scene) => ({ body: invoiceRequestSample((await newClient(scene)).id) }),
    receive: (scene) => recording(scene),
    undoPayment: (scene) => undoing(scene),
    answerRequirement: async (scene) => ofRequirement(await askedInvoice(scene), { answer: 'Pedido 77.' }),
    attach: async (scene) => {
      const asked = await askedInvoice(scene);
      return { id: asked.id, body: { requirement_id: firstRequirement(asked).id }, file: { name: 'pedido.pdf', bytes: PDF } };
    },
    // Only who sent a file may take it back.
    detach: async (scene, caller) => {
      const { id, attachments } = await attachedInvoice(scene);
      await scene.api.sql('update invoice_attachments set created_by = $2 where invoice_id = $1', [id, caller.id]);
      return { id, attachment_id: attachments[0]?.id ?? 0 };
    },
    mirror: async (scene) => idOf(await issuedInvoice(scene)),
    document: documentedInvoice,
    effects: () => ({ gross_amount: 1_500_000, competence: '2026-11' }),
    startRecurrence: async (scene) => ({ body: recurringSample((await newClient(scene)).id) }),
    changeRecurrence: async (scene) => {
      const { id, version } = await newRecurrence(scene);
      return { id, body: { gross_amount: 1_600_000, day: 12, until: null, description: 'Visitas de {competência}', version } };
    },
    pauseRecurrence: (scene) => recurrenceStep(scene),
    resumeRecurrence: (scene) => recurrenceStep(scene, 'paused'),
    endRecurrence: (scene) => recurrenceStep(scene),
  },
  receivable: {
    list: () => ({}),
    detail: async (scene) => idOf(await newInvoice(scene)),
    update: async (scene) => {
      const { id, version, client } = await newInvoice(scene);
      return { id, body: { ...invoiceRequestSample(client.id), gross_amount: 1_234_56, version } };
    },
    issue: async (scene) => {
      const { id, version } = await newInvoice(scene);
      return { id, body: { ...issueSample(), version } };
    },
    receive: (scene) => recording(scene),
    undoPayment: (scene) => undoing(scene),
    openRequirements: async (scene) => {
      const { id, version } = await newInvoice(scene);
      return { id, body: { version, asked: [requirementSample()] } };
    },
    returnRequirement: async (scene) => ofRequirement(await answeredInvoice(scene), { reason: 'O pedido é de outro mês.' }),
    concludeRequirement: async (scene) => ofRequirement(await answeredInvoice(scene), {}),
    history: async (scene) => idOf(await newInvoice(scene)),
    mirror: async (scene) => idOf(await issuedInvoice(scene)),
    attach: async (scene) => ({ ...idOf(await issuedInvoice(scene)), file: { name: 'nfse.pdf', bytes: PDF } }),
    document: documentedInvoice,
    request: async (scene) => ({
      body: { ...invoiceRequestSample((await newClient(scene)).id), company_id: scene.company.id, iss_withheld: 'none' as const },
    }),
    parties: async (scene) => ({ client_id: (await newClient(scene)).id }),
    effects: ({ company }) => ({ company_id: company.id, gross_amount: 1_500_000, competence: '2026-11' }),
    preflight: async (scene) => idOf(await transmittable(await nationalSceneOf(scene))),
    transmit: async (scene) => {
      const { id, version } = await transmittable(await nationalSceneOf(scene));
      return { id, body: { version } };
    },
    cancel: async (scene) => {
      const { id, version } = await issuedInvoice(scene);
      return { id, body: { reason: '1', justification: 'Valor do serviço errado.', version } };
    },
    substitute: async (scene) => {
      const { id, version } = await issuedInvoice(scene);
      return { id, body: { reason: '99', justification: 'Valor do serviço errado.', version } };
    },
    archive: async (scene) => idOf(await issuedInvoice(scene)),
    unarchive: async (scene) => idOf(await issuedInvoice(scene)),
    emails: async (scene) => idOf(await issuedInvoice(scene)),
    sendEmail: async (scene) => ({ ...idOf(await issuedInvoice(scene)), body: invoiceEmailSample() }),
  },
  invoiceBatch: {
    archive: (scene) => selection(scene),
    unarchive: (scene) => selection(scene),
    email: (scene) => selection(scene),
    export: (scene) => selection(scene),
    detail: async (scene) => idOf(await newBatch(scene)),
    retry: async (scene) => idOf(await newBatch(scene)),
    file: async (scene) => {
      const batch = await newBatch(scene);
      await scene.api.modules.runBatches('example');
      return idOf(batch);
    },
  },
  mailBounce: {
    receive: async (scene) => ({ body: { token: scene.api.config.mailBounceSecret ?? '', message: await returnedInvoice(scene) } }),
  },
  cashFlow: {
    months: () => ({ from: '2026-01', to: '2026-12' }),
    entries: () => ({ month: '2026-11' }),
  },
  overview: { home: () => ({}) },
  workQueue: { list: () => ({}) },
  nps: {
    started: () => ({}),
    answer: async ({ api }) => ({ id: await startedSurvey(api), body: { score: 9 } }),
  },
  lookup: {
    countries: () => ({}),
    states: () => ({}),
    cities: () => ({ state: 'PE' as const }),
    banks: () => ({}),
    cep: () => ({ cep: KNOWN_CEP }),
    streets: () => ({ state: 'SP' as const, city: 'São Paulo', street: 'Avenida Paulista' }),
    zipCode: () => ({ country: 'PT', code: KNOWN_POSTAL_CODE }),
    registry: () => ({ cnpj: newCnpj() }),
  },
  configuration: { all: () => ({}) },
};

export type NamedEndpoint = { name: string; endpoint: Endpoint };

/** Every endpoint of the contract under the name that a test shows: 'unit.list'. */
export const namedEndpoints: NamedEndpoint[] = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]): NamedEndpoint => ({ name: `${noun}.${name}`, endpoint })),
);

export type AnyInput = Record<string, unknown> & { body?: Record<string, unknown>; file?: { name: string; bytes: Uint8Array } };

/** A good input of that endpoint in the scene, with the scope it asks for; `caller` sends it, where what is sent is the caller's own. */
export const goodInput = async (
  { name, endpoint }: NamedEndpoint,
  scene: Scene,
  caller: TestPerson = rightfulCaller({ name, endpoint }, scene),
): Promise<AnyInput> => {
  const [noun, key] = name.split('.') as [string, string];
  const example = (examples as Record<string, Record<string, (scene: Scene, caller: TestPerson) => unknown>>)[noun]?.[key];
  const scope = { company_id: scene.company.id, group_id: scene.group.id };
  const param = scopeParam(endpoint.who);
  return { ...((await example?.(scene, caller)) as object), ...(param && { [param]: scope[param] }) };
};

/** Somebody of the scene whom the endpoint lets in. */
export const rightfulCaller = ({ endpoint: { who } }: NamedEndpoint, { partner, manager, master }: Scene): TestPerson => {
  if (who.kind === 'staff' || who.kind === 'master') return master;
  return who.kind === 'manager' || who.kind === 'manager_person' ? manager : partner;
};
