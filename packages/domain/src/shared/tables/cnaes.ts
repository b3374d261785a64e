// CNAE codes that a new company is offered, with their CNAE 2.3 names.

export const CNAE_CODES = ['8630-5/02', '8630-5/01', '8630-5/03', '8630-5/99', '8610-1/01', '8610-1/02', '8621-6/02'] as const;
export type CnaeCode = (typeof CNAE_CODES)[number];

export const cnaeLabel: Record<CnaeCode, string> = {
  '8630-5/02': 'Atividade médica ambulatorial com recursos para realização de exames complementares',
  '8630-5/01': 'Atividade médica ambulatorial com recursos para realização de procedimentos cirúrgicos',
  '8630-5/03': 'Atividade médica ambulatorial restrita a consultas',
  '8630-5/99': 'Atividades de atenção ambulatorial não especificadas anteriormente',
  '8610-1/01': 'Atividades de atendimento hospitalar, exceto pronto-socorro e unidades para atendimento a urgências',
  '8610-1/02': 'Atividades de atendimento em pronto-socorro e unidades hospitalares para atendimento a urgências',
  '8621-6/02': 'Serviços móveis de atendimento a urgências, exceto por UTI móvel',
};
