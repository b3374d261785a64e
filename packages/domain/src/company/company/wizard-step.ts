// Steps of the registration wizard, in the order in which a company passes them. The last three say that its owner is done:
// 'Cadastro Completo' waits for our team, 'Registro' is a company being opened, 'Wizard Finalizado' one that works.

export const WIZARD_STEPS = [
  'basic_data',
  'plan_choice',
  'plan_check',
  'payment',
  'company_type',
  'company_data',
  'partners_data',
  'doctor_address',
  'documents',
  'contract',
  'concluded',
  'register',
  'finished',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
