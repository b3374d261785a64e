import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import {
  DOCUMENT_GROUPS,
  DOCUMENT_KINDS,
  documentGroups,
  documentNeedLabel,
  documentNeeds,
  missingDocuments,
} from './registration-documents.ts';

const labels = (group: (typeof DOCUMENT_GROUPS)[number], required: boolean) =>
  documentNeeds[group].filter((need) => need.required === required).map(documentNeedLabel);

describe('documents', () => {
  it('are required and optional as docs/rules/documents.md says', () => {
    expect(labels('personal', true)).toEqual([
      'Título de eleitor ou Recibo do imposto de renda',
      'Cartão do CPF ou CNH',
      'RG',
      'Comprovante de residência',
    ]);
    expect(labels('personal', false)).toEqual([
      'Comprovante de residência médica (mínimo de 60 horas semanais)',
      'CRM',
      'Certidão de casamento',
    ]);
    expect(labels('company', true)).toEqual(['CRM da empresa', 'Contrato social', 'Cartão CNPJ']);
    expect(labels('company', false)).toEqual([
      'Alterações contratuais',
      'Alvará da prefeitura',
      'Alvará da vigilância sanitária',
      'Alvará dos bombeiros',
    ]);
    expect(labels('financial', true)).toEqual([]);
    expect(labels('licensing', false)).toEqual([]);
  });

  it('are met by any one of a choice', () => {
    expect(missingDocuments('personal', ['income_tax_receipt', 'driving_licence', 'identity']).map(documentNeedLabel)).toEqual([
      'Comprovante de residência',
    ]);
    expect(missingDocuments('financial', [])).toEqual([]);
    expect(missingDocuments('licensing', [])).toHaveLength(documentNeeds.licensing.length);
  });

  it('belong to one group each, and a person is asked for their own only', () => {
    const kinds = DOCUMENT_GROUPS.flatMap((group) => documentNeeds[group].flatMap(({ any_of }) => any_of));
    expect(kinds.toSorted()).toEqual(DOCUMENT_KINDS.toSorted());
    expect(documentGroups.natural_person).toEqual(['personal']);
  });

  it('are never more missing for sending one more, and none when all are sent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DOCUMENT_GROUPS),
        fc.subarray([...DOCUMENT_KINDS]),
        fc.constantFrom(...DOCUMENT_KINDS),
        (group, sent, one) => {
          expect(missingDocuments(group, [...sent, one]).length).toBeLessThanOrEqual(missingDocuments(group, sent).length);
          expect(missingDocuments(group, DOCUMENT_KINDS)).toEqual([]);
        },
      ),
      runs,
    );
  });
});
