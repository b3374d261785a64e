import type { InputOf } from '@esteto/contract/endpoint';
import type { SignatureAsked } from '@esteto/contract/identity/signature';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { wizardContract as contract, WizardContractText } from '@esteto/contract/opening/wizard-contract';
import { fillContract, priceInContract } from '@esteto/domain/plan/plan/contract-template';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/plan/standard-contract';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { SignatureService } from '../../../identity/signature/signature.service.ts';
import type { SubscriptionService } from '../../../plan/plan/subscription/subscription.service.ts';
import type { WizardService } from '../wizard.service.ts';
import * as contracts from './wizard-contract.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & {
  wizards: WizardService;
  signatures: SignatureService;
  subscriptions: SubscriptionService;
};

export const wizardContractService = ({ db, work, clock, config, wizards, signatures, subscriptions }: Parts) => {
  /** What is signed, about which plan of the company. */
  const basisOf = async ({ company, user }: CompanyActor) => {
    const basis = await contracts.basis(db, company.company_id, user.id);
    if (!basis) throw new AppError(422, { message: NO_PLAN, code: 'no_plan' });
    return { ...basis, subject: { type: 'plan_contract' as const, id: basis.subscription_id } };
  };

  const textOf = async (actor: CompanyActor, basis: Awaited<ReturnType<typeof basisOf>>) => {
    const agreed = await subscriptions.agreed(db, actor.company.company_id);
    if (!agreed) throw new AppError(422, { message: NO_PLAN, code: 'no_plan' });
    if (!config.office) throw new AppError(422, { message: NO_OFFICE, code: 'no_office' });
    // A company that is not open yet agrees on nothing: whoever has it opened does.
    const party = basis.cnpj ? { name: basis.name, document: basis.cnpj } : { name: actor.user.name, document: basis.cpf };
    if (!party.document) throw new AppError(422, { message: NO_DOCUMENT, code: 'no_document' });
    const text = fillContract(basis.template ?? STANDARD_CONTRACT, {
      'escritorio.nome': config.office.name,
      'escritorio.documento': formatDocument(config.office.cnpj),
      'contratante.nome': party.name,
      'contratante.documento': formatDocument(party.document),
      'contratante.email': actor.user.email,
      'plano.nome': agreed.plan_name,
      'plano.valor': priceInContract(agreed.price),
      'plano.servicos': agreed.services.join('; ') || 'os que o plano descreve',
      data: formatDateFull(clock.today()),
    });
    return { subject: basis.subject, title: TITLE, text };
  };

  return {
    /** As it was signed, once it was: what changed since changes nothing of it. */
    read: async (actor: CompanyActor): Promise<WizardContractText> => {
      const basis = await basisOf(actor);
      const [signature = null] = await signatures.evidenceOf(db, basis.subject.type, [basis.subject.id]);
      if (signature) return { title: signature.title, text: null, signature };
      const { title, text } = await textOf(actor, basis);
      return { title, text, signature: null };
    },

    askCode: async (actor: CompanyActor, _accepted: InputOf<typeof contract.askCode>): Promise<SignatureAsked> => {
      const signed = await textOf(actor, await basisOf(actor));
      return work(actor, async (tx) => {
        wizards.refuseAhead(await wizards.lock(tx, actor, null), 'contract');
        return signatures.ask(tx, actor, signed);
      });
    },

    sign: async (actor: CompanyActor, { body: { code } }: InputOf<typeof contract.sign>): Promise<WizardState> => {
      const { subject } = await basisOf(actor);
      await signatures.sign(actor, { subject, code }, async (tx) => {
        const wizard = await wizards.lock(tx, actor, null);
        wizards.refuseAhead(wizard, 'contract');
        await wizards.advance(tx, wizard, 'contract');
        await wizards.handOver(tx, { ...wizard, step: wizard.step === 'contract' ? 'concluded' : wizard.step });
      });
      return wizards.answer(actor);
    },
  };
};

const TITLE = 'Contrato de prestação de serviços';
const NO_OFFICE = 'O contrato ainda não pode ser assinado: falta a equipe informar a razão social e o CNPJ do escritório.';
const NO_DOCUMENT = 'Preencha o seu CPF em Endereço do Médico antes de assinar o contrato.';
const NO_PLAN = 'A empresa ainda não tem um plano. Confira o pagamento antes de assinar o contrato.';
