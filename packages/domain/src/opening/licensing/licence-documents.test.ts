import { describe, expect, it } from 'vitest';
import { documentNeeds } from '../registration/registration-documents.ts';
import {
  guessLicencePaper,
  type LicenceDocumentKind,
  lackingLicencePapers,
  licenceDocumentKinds,
  licenceDocumentLabel,
  licenceNeeds,
  papersProblem,
  permitOf,
} from './licence-documents.ts';
import { mayPartnersChange } from './licence-request-life.ts';
import type { LicensingItemStatus } from './licensing-item-status.ts';
import { LICENSING_KINDS, type LicensingKind } from './licensing-kind.ts';

const licence = (id: number, kind: LicensingKind, status: LicensingItemStatus, ...kinds: LicenceDocumentKind[]) => ({
  id,
  kind,
  status,
  renewal: 'first' as const,
  papers: kinds.map((paper) => ({ kind: paper })),
});

describe('the papers of a licence', () => {
  it('are, of all agencies together, every paper that a registration calls those of a licensing', () => {
    const needs = new Set(LICENSING_KINDS.flatMap((kind) => licenceNeeds[kind] as readonly string[]));
    expect(documentNeeds.licensing.every(({ any_of }) => needs.has(any_of[0]))).toBe(true);
    expect(LICENSING_KINDS.map((kind) => licenceDocumentLabel[permitOf[kind]])).toEqual([
      'Alvará da prefeitura',
      'Alvará dos bombeiros',
      'Alvará da vigilância sanitária',
      'CRM da empresa',
      'Ficha do CNES',
      'Licença emitida',
    ]);
    expect(licenceDocumentKinds('cnes')).toEqual(['city_permit', 'technical_responsibility', 'cnes_record', 'other']);
  });

  it.each<[string, ReturnType<typeof licence>[], LicenceDocumentKind[]]>([
    ['nothing sent', [licence(1, 'cnes', 'running')], ['city_permit', 'technical_responsibility']],
    ['one of two', [licence(1, 'cnes', 'running', 'technical_responsibility')], ['city_permit']],
    [
      'the permit of another licence in force',
      [licence(1, 'cnes', 'running', 'technical_responsibility'), licence(2, 'city_hall', 'concluded', 'city_permit')],
      [],
    ],
    [
      'the permit of a licence that is not in force',
      [licence(1, 'cnes', 'running', 'technical_responsibility'), licence(2, 'city_hall', 'running', 'city_permit')],
      ['city_permit'],
    ],
    [
      'other papers of another licence',
      [licence(1, 'health_surveillance', 'running', 'technical_responsibility'), licence(2, 'firefighter', 'concluded', 'floor_plan')],
      ['floor_plan'],
    ],
  ])('with %s', (_what, all, lacking) => {
    expect(all[0] && lackingLicencePapers(all[0], all)).toEqual(lacking);
  });

  it.each<[LicensingItemStatus, LicensingItemStatus, LicenceDocumentKind[], string | null]>([
    ['running', 'awaiting_agency', [], 'Antes de "Aguardando Órgão" falta: IPTU do endereço; Contrato de locação ou de cessão do espaço.'],
    ['running', 'awaiting_agency', ['property_tax', 'lease_contract'], null],
    ['running', 'concluded', ['property_tax', 'lease_contract'], 'Antes de "Concluído" falta o arquivo: Alvará da prefeitura.'],
    ['running', 'concluded', ['city_permit'], null],
    ['concluded', 'concluded', [], null],
    ['running', 'hindered', [], null],
    ['pending', 'waived', [], null],
  ])('from %s to %s with %j: %s', (from, to, kinds, problem) => {
    const one = licence(1, 'city_hall', from, ...kinds);
    expect(papersProblem(one, [one], to)).toBe(problem);
  });

  it.each([
    ['IPTU 2026.pdf', 'property_tax'],
    ['alvara-prefeitura.jpg', 'city_permit'],
    ['IMG_2031.jpg', 'lease_contract'],
    ['planta.pdf', 'lease_contract'],
  ])('takes %s of the city hall for %s', (name, kind) => {
    expect(guessLicencePaper('city_hall', name, ['lease_contract'])).toBe(kind);
    expect(guessLicencePaper('others', 'IMG_2031.jpg', [])).toBe('other');
  });

  it('are changed by the partners who sent them until an answer holds them', () => {
    const requests = [
      { id: 1, status: 'open' as const },
      { id: 2, status: 'answered' as const },
    ];
    const may = (from_client: boolean, request_id: number | null) => mayPartnersChange({ from_client, request_id }, requests);
    expect([may(true, null), may(true, 1), may(true, 2), may(true, 3), may(false, null)]).toEqual([true, true, false, false, false]);
  });
});
