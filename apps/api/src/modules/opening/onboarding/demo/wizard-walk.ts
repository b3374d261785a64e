import { type AccountType, nextWizardStep } from '@esteto/domain/company/company/wizard';
import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { type DocumentKind, documentKindLabel } from '@esteto/domain/opening/registration/registration-documents';
import { companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { lackingPapers } from '@esteto/domain/opening/wizard/documents-asked';
import { searchKey } from '@esteto/domain/shared/text/text';
import { demoCnpj, demoCpf } from '../../../../demo/demo-documents.ts';
import { demoPaper } from '../../../../demo/demo-paper.ts';
import { addressIn, type PlaceName } from '../../../../demo/demo-places.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';

/** Somebody who walks through the wizard, as their own device does: what each step asks for is told, and leads to the next. */
export type Walker = { stage: Stage; owner: CompanyActor; type: AccountType; partners: number; index: number; city: PlaceName };

type Step = (walker: Walker, where: { company_id: number }, version: number) => Promise<unknown>;

const personOf = ({ owner, index, city }: Walker) => ({
  name: owner.user.name,
  nationality: 'brasileiro(a)',
  marital_status: 'single' as const,
  matrimonial_regime: null,
  profession: 'médico(a)',
  birth_city: addressIn(city, index).city,
  birth_date: `19${80 + (index % 15)}-0${1 + (index % 9)}-1${index % 9}`,
  cpf: demoCpf(800 + index),
  rg: `2${index}.345.118-7`,
  issuing_uf_rg: 'SP' as const,
  issuing_agency: 'SSP',
  issuing_date_rg: null,
  address: addressIn(city, 40 + index),
});

const choose: Step = async ({ stage: { cast, modules }, owner, type, partners: many }, where, version) => {
  const plan = (await modules.plans.list(cast.staff)).find((one) => one.is_visible && one.company_types.some((of) => of === type));
  const body = { plan: plan?.id ?? 0, coupon: null, is_resident: false, partners: many, version };
  await modules.wizardOrders.choose(owner, { ...where, body });
};

/** Told as paid, with its proof. */
export const claim = async ({ stage: { modules, today }, owner }: Walker): Promise<number> => {
  const { payment } = await modules.wizardOrders.payment(owner);
  if (!payment) throw new Error('nothing is to be paid');
  const paid_on = payment.created_at.slice(0, 10);
  const file = { name: 'comprovante.pdf', mime: 'application/pdf', bytes: await onePaper(today) };
  await modules.wizardOrders.claim(owner, { id: payment.id, body: { paid_on }, file });
  return payment.id;
};

const pay: Step = async (walker) => {
  const { cast, modules } = walker.stage;
  const id = await claim(walker);
  const { payment } = await modules.wizardOrders.payment(walker.owner);
  await modules.wizardOrders.decide(cast.staff, { id, body: { version: payment?.version ?? 0, action: 'confirm', reason: null } });
};

const typeOfCompany: Step = async ({ stage: { modules }, owner, type, partners: many }, where, version) => {
  if (type === 'free_trial') await modules.wizards.trial(owner, { ...where, body: { wants: 'new_company', version } });
  else
    await modules.wizards.companyType(owner, {
      ...where,
      body: { legal_nature: many > 1 ? 'limited' : 'single_limited', type_of_establishment: 'office', cnaes: ['8630-5/03'], version },
    });
};

const dataOfCompany: Step = async ({ stage: { modules }, owner, type, index, city }, where, version) => {
  const name = `${owner.user.name.split(' ').at(-1)} Clínica Médica`;
  const address = addressIn(city, 600 + index);
  if (type === 'new_company') {
    const names = { first_name: name, second_name: `${name} e Saúde`, third_name: null };
    const body = { ...names, share_capital: 150_000, shares: 150, address, property_registration: null, version };
    await modules.wizards.newCompany(owner, { ...where, body });
  } else {
    const former = { accountant_name: 'Contabilidade Lima', accountant_email: 'contato@contabilidadelima.test' };
    const body = { cnpj: demoCnpj(860 + index), name: `${name} Ltda.`, tax_regime: 'simples' as const, ...former, version };
    await modules.wizards.migratedCompany(owner, { ...where, body: { ...body, address: { ...address, zip_code: null } } });
  }
};

const partners: Step = async (walker, where, version) => {
  const { stage, owner } = walker;
  const [own] = await stage.modules.wizardPartners.list(owner);
  if (!own) throw new Error('the owner is the first partner');
  await stage.modules.wizardPartners.fill(owner, { ...where, id: own.id, body: { ...personOf(walker), version: own.version } });
  await stage.modules.wizardPartners.finish(owner, { ...where, body: { version } });
};

const doctor: Step = async (walker, where, version) => {
  const { cpf, rg, birth_city, birth_date, marital_status, address } = personOf(walker);
  const facts = { cpf, rg, birth_city, birth_date, marital_status, address, ctps: null, doctor_college: null, college_id: null };
  const flags = { is_resident_doctor: false, serve_armed_forces: false, permanent_employee: false, has_fies: false };
  const crms = [{ number: String(140_000 + walker.index), state: 'SP' as const }];
  await walker.stage.modules.wizards.doctor(walker.owner, { ...where, body: { ...facts, ...flags, crms, version } });
};

/** What must come, each as the first of the papers that would do. */
export const requiredKinds = ({ type }: Walker): DocumentKind[] => lackingPapers(companyTypeOf[type], []).map(({ any_of: [kind] }) => kind);

export const send = async ({ stage: { modules, today }, owner }: Walker, kind: DocumentKind) =>
  modules.wizardDocuments.send(owner, {
    body: { kind, valid_until: null },
    file: {
      name: `${searchKey(documentKindLabel[kind]).replaceAll(/[^a-z]+/g, '-')}.pdf`,
      mime: 'application/pdf',
      bytes: await onePaper(today),
    },
  });

const papers: Step = async (walker, where, version) => {
  for (const kind of requiredKinds(walker)) await send(walker, kind);
  await walker.stage.modules.wizardDocuments.finish(walker.owner, { ...where, body: { version } });
};

/** What is told at each step. Signing the contract needs the code of a letter, and the demonstration writes to nobody: that step is led over. */
const STEPS: Partial<Record<WizardStep, Step>> = {
  plan_choice: choose,
  plan_check: ({ stage: { modules }, owner }, where, version) => modules.wizardOrders.confirm(owner, { ...where, body: { version } }),
  payment: pay,
  company_type: typeOfCompany,
  company_data: dataOfCompany,
  partners_data: partners,
  doctor_address: doctor,
  documents: papers,
  contract: ({ stage: { modules }, owner }, { company_id }) => modules.wizards.place(owner, company_id, 'concluded'),
};

/** The step at which they stand is done; their tie says where they stand then. */
export const walkOn = async (walker: Walker): Promise<void> => {
  const { stage, owner, type } = walker;
  const { company_id, wizard_step } = owner.company;
  const { wizard } = await stage.modules.wizards.state(owner);
  await STEPS[wizard_step]?.(walker, { company_id }, wizard?.version ?? 1);
  owner.company.wizard_step = nextWizardStep({ type, order_value: wizard?.order_value ?? null }, wizard_step) ?? wizard_step;
};

/** The same sheet for all, made once: what it says is that it is worth nothing. */
const onePaper = (date: string): Promise<Buffer> => {
  sheet ??= demoPaper('Documento', 'Cadastro de demonstração', date);
  return sheet;
};
let sheet: Promise<Buffer> | undefined;
