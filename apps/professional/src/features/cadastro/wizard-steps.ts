import type { WizardStep } from '@esteto/domain/company/company/wizard-step';
import { path } from '../../path.ts';

/** The steps that the owner walks here; the first was done at /cadastro. */
export type OwnerStep = Exclude<WizardStep, 'basic_data' | 'concluded' | 'register' | 'finished'>;

type StepFacts = {
  to: string;
  /** How long it takes somebody who has what it asks at hand. */
  minutes: number;
  why: string;
};

export const wizardSteps: Record<OwnerStep, StepFacts> = {
  plan_choice: {
    to: path('/app/cadastro/plano'),
    minutes: 3,
    why: 'O plano diz o que fazemos pela sua empresa. O preço já é o seu, linha por linha.',
  },
  plan_check: { to: path('/app/cadastro/conferir-plano'), minutes: 1, why: 'Confira antes de pagar: até aqui tudo pode ser trocado.' },
  payment: { to: path('/app/cadastro/pagamento'), minutes: 3, why: 'Com o primeiro pagamento o plano começa e o seu cadastro segue.' },
  company_type: {
    to: path('/app/cadastro/tipo-de-empresa'),
    minutes: 4,
    why: 'O tipo e as atividades decidem onde a empresa é registrada, quais licenças ela precisa e como paga imposto.',
  },
  company_data: {
    to: path('/app/cadastro/dados-da-empresa'),
    minutes: 5,
    why: 'São os dados que vão para o contrato social e para a Receita Federal.',
  },
  partners_data: {
    to: path('/app/cadastro/socios'),
    minutes: 5,
    why: 'O contrato social diz quem são os sócios e quanto cada um tem. Cada um pode preencher a própria parte, por um link.',
  },
  doctor_address: {
    to: path('/app/cadastro/endereco'),
    minutes: 4,
    why: 'Seus dados pessoais vão para o contrato e para as declarações em seu nome.',
  },
  documents: {
    to: path('/app/cadastro/documentos'),
    minutes: 6,
    why: 'A Junta, a Receita e o CRM conferem cada dado com o documento. Foto do celular serve, se der para ler.',
  },
  contract: { to: path('/app/cadastro/contrato'), minutes: 4, why: 'É o nosso acordo: o que fazemos, quanto custa, como se encerra.' },
};

export const isOwnerStep = (step: WizardStep): step is OwnerStep => step in wizardSteps;
