import type { InputOf } from '@esteto/contract/endpoint';
import type { SignatureAsked } from '@esteto/contract/signature';
import type { WizardState } from '@esteto/contract/wizard';
import type { wizardContract as contract, WizardContractText } from '@esteto/contract/wizard-contract';
import { fillContract } from '@esteto/domain/plan/contract-template';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/standard-contract';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { SubscriptionService } from '../../plan/subscription/subscription.service.ts';
import type { SignatureService } from '../../signature/signature.service.ts';
import type { WizardService } from '../wizard.service.ts';
import * as contracts from './wizard-contract.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  wizards: WizardService;
  signatures: SignatureService;
  subscriptions: SubscriptionService;
};

export const wizardContractService = ({ db, work, clock, wizards, signatures, subscriptions }: Parts) => {
  /** What is signed, about which plan of the company. */
  const current = async (actor: CompanyActor) => {
    const { company_id } = actor.company;
    const [basis, { subscription }] = await Promise.all([contracts.basis(db, company_id), subscriptions.own(actor)]);
    if (!basis || !subscription) throw new AppError(422, { message: NO_PLAN, code: 'no_plan' });
    const text = fillContract(basis.template ?? STANDARD_CONTRACT, {
      'contratante.nome': basis.name,
      'contratante.documento': basis.document ? formatDocument(basis.document) : actor.user.name,
      'contratante.email': actor.user.email,
      'plano.nome': subscription.plan_name,
      'plano.valor': formatMoney(subscription.price.total),
      'plano.servicos': subscription.services.join('; ') || 'os que o plano descreve',
      data: formatDateFull(clock.today()),
    });
    return { subject: { type: 'plan_contract' as const, id: basis.subscription_id }, title: TITLE, text };
  };

  return {
    read: async (actor: CompanyActor): Promise<WizardContractText> => {
      const { subject, title, text } = await current(actor);
      const [signature = null] = await signatures.evidenceOf(db, subject.type, [subject.id]);
      return { title, text, signature };
    },

    askCode: async (actor: CompanyActor, _accepted: InputOf<typeof contract.askCode>): Promise<SignatureAsked> => {
      const signed = await current(actor);
      return work(actor, async (tx) => {
        wizards.refuseAhead(await wizards.lock(tx, actor, null), 'contract');
        return signatures.ask(tx, actor, signed);
      });
    },

    sign: async (actor: CompanyActor, { body: { code } }: InputOf<typeof contract.sign>): Promise<WizardState> => {
      const basis = await contracts.basis(db, actor.company.company_id);
      if (!basis) throw new AppError(422, { message: NO_PLAN, code: 'no_plan' });
      const subject = { type: 'plan_contract', id: basis.subscription_id } as const;
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
const NO_PLAN = 'A empresa ainda não tem um plano. Confira o pagamento antes de assinar o contrato.';
