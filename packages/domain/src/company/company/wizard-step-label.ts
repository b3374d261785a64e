import type { WizardStep } from './wizard-step.ts';

export const wizardStepLabel: Record<WizardStep, string> = {
  basic_data: 'Dados Básicos',
  plan_choice: 'Escolha do Plano',
  plan_check: 'Conferir Plano',
  payment: 'Pagamento',
  company_type: 'Tipo de Empresa',
  company_data: 'Dados da Empresa',
  partners_data: 'Dados dos Sócios',
  doctor_address: 'Endereço do Médico',
  documents: 'Documentação',
  contract: 'Contrato',
  concluded: 'Cadastro Completo',
  register: 'Registro',
  finished: 'Wizard Finalizado',
};
