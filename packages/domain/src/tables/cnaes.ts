// CNAE codes that a new company is offered (product.md section 9), with their CNAE 2.3 names.

export const CNAES = [
  { code: '8630-5/02', name: 'Atividade médica ambulatorial com recursos para realização de exames complementares' },
  { code: '8630-5/01', name: 'Atividade médica ambulatorial com recursos para realização de procedimentos cirúrgicos' },
  { code: '8630-5/03', name: 'Atividade médica ambulatorial restrita a consultas' },
  { code: '8630-5/99', name: 'Atividades de atenção ambulatorial não especificadas anteriormente' },
  {
    code: '8610-1/01',
    name: 'Atividades de atendimento hospitalar, exceto pronto-socorro e unidades para atendimento a urgências',
  },
  { code: '8610-1/02', name: 'Atividades de atendimento em pronto-socorro e unidades hospitalares para atendimento a urgências' },
  { code: '8621-6/02', name: 'Serviços móveis de atendimento a urgências, exceto por UTI móvel' },
] as const;
