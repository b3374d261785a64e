import type { CnaeCode } from './cnaes.ts';

// What each activity means for a company, for whoever chooses among them. All seven are taxed by Annex III where fator R is 28 % or more and by
// Annex V below it (LC 123/2006, art. 18, § 5º-B XIX, § 5º-D and § 5º-M). The ISS items are those of LC 116/2003.

export type CnaeFacts = {
  words: string;
  iss_item: '4.01' | '4.03' | '4.21';
  /** Beyond the city's permit, the CRM of the company and the CNES, which all need. */
  licences: readonly ('health_surveillance' | 'firefighter')[];
};

export const cnaeFacts: Record<CnaeCode, CnaeFacts> = {
  '8630-5/02': {
    words: 'Consultas e exames feitos por você, como ultrassom ou eletrocardiograma.',
    iss_item: '4.01',
    licences: ['health_surveillance', 'firefighter'],
  },
  '8630-5/01': {
    words: 'Consultas e procedimentos cirúrgicos sem internação.',
    iss_item: '4.01',
    licences: ['health_surveillance', 'firefighter'],
  },
  '8630-5/03': {
    words: 'Só consultas. É a mais comum e a que menos licenças pede.',
    iss_item: '4.01',
    licences: ['health_surveillance'],
  },
  '8630-5/99': {
    words: 'Outros atendimentos sem internação, quando nenhuma das anteriores descreve o trabalho.',
    iss_item: '4.01',
    licences: ['health_surveillance'],
  },
  '8610-1/01': {
    words: 'Atendimento em hospital, como plantões em enfermaria, UTI ou centro cirúrgico.',
    iss_item: '4.03',
    licences: ['health_surveillance', 'firefighter'],
  },
  '8610-1/02': {
    words: 'Plantões em pronto-socorro.',
    iss_item: '4.03',
    licences: ['health_surveillance', 'firefighter'],
  },
  '8621-6/02': {
    words: 'Atendimento em ambulância e remoção de pacientes, sem UTI.',
    iss_item: '4.21',
    licences: ['health_surveillance'],
  },
};
