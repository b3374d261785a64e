import { describe, expect, it } from 'vitest';
import { eventLabel } from '../../registry/event-label.ts';
import { LICENSING_ITEM_STATUSES, licensingItemStatusLabel } from './licensing-item-status.ts';
import {
  isInForce,
  isLicenceExpired,
  issuerOf,
  LICENSING_KINDS,
  type LicensingItem,
  licensingKindStatuses,
  licensingProblems,
  needsObservation,
  openLicences,
} from './licensing-kind.ts';
import { LICENSING_HISTORY_EVENTS, LICENSING_STATUSES, licensingStatusLabel } from './licensing-life.ts';

const item = (fields: Partial<LicensingItem>): LicensingItem => ({
  kind: 'city_hall',
  status: 'pending',
  observation: null,
  valid_until: null,
  number: null,
  issued_by: null,
  ...fields,
});

// Which statuses each kind may have, written a second time.
const PERMIT = 'Pendente, Em Execução, Aguardando Cliente, Aguardando Órgão, Concluído, Impedido, Dispensado';
const ALLOWED = {
  city_hall: PERMIT,
  firefighter: PERMIT,
  health_surveillance: PERMIT,
  crm: 'Pendente, Em Execução, Aguardando Cliente, Aguardando Órgão, Inscrição Suspensa, Inscrição Cancelada, Inscrição Provisória, Inscrição Definitiva, Postergado, Impedido',
  cnes: 'Pendente, Em Execução, Aguardando Cliente, Aguardando Órgão, Concluído, Dispensado',
  others: 'Pendente, Em Execução, Concluído, Impedido, Anotação',
};

describe('licensing', () => {
  it('has its fixed statuses and kinds', () => {
    expect(LICENSING_STATUSES.map((status) => licensingStatusLabel[status])).toEqual([
      'Licenciamento Pendente',
      'Licenciamento Finalizado',
      'Licenciamento Cancelado',
    ]);
    expect(LICENSING_KINDS).toEqual(Object.keys(ALLOWED));
    expect(LICENSING_HISTORY_EVENTS.every((event) => eventLabel[event])).toBe(true);
  });

  it.each(LICENSING_KINDS)('%s takes its own statuses and no other', (kind) => {
    expect(licensingKindStatuses[kind].map((status) => licensingItemStatusLabel[status]).join(', ')).toBe(ALLOWED[kind]);
    for (const status of LICENSING_ITEM_STATUSES) {
      const problems = licensingProblems(item({ kind, status, observation: 'Falta a planta.' }));
      expect(problems.some(({ field }) => field === 'status')).toBe(!licensingKindStatuses[kind].includes(status));
    }
  });

  it('asks why where the status alone says nothing', () => {
    expect(LICENSING_ITEM_STATUSES.filter(needsObservation).map((status) => licensingItemStatusLabel[status])).toEqual([
      'Aguardando Cliente',
      'Aguardando Órgão',
      'Impedido',
      'Anotação',
    ]);
    expect(licensingProblems(item({ status: 'hindered', observation: '  ' }))).toEqual([
      { field: 'observation', message: 'Escreva uma observação: a situação "Impedido" precisa dela.' },
    ]);
    expect(licensingProblems(item({ status: 'hindered', observation: 'Falta a planta.' }))).toEqual([]);
  });

  it('knows a validity, a number and an issuer only of what is in force', () => {
    expect(LICENSING_ITEM_STATUSES.filter(isInForce).map((status) => licensingItemStatusLabel[status])).toEqual([
      'Concluído',
      'Inscrição Provisória',
      'Inscrição Definitiva',
    ]);
    const fields = (given: Partial<LicensingItem>) => licensingProblems(item(given)).map(({ field }) => field);
    expect(fields({ status: 'concluded', valid_until: '2027-11-20', number: '118/2026', issued_by: 'Prefeitura de Santos' })).toEqual([]);
    expect(fields({ kind: 'crm', status: 'registration_definitive', valid_until: '2027-11-20' })).toEqual([]);
    expect(fields({ status: 'concluded' })).toEqual([]);
    expect(fields({ status: 'running', valid_until: '2027-11-20', number: '1', issued_by: 'X' })).toEqual([
      'valid_until',
      'number',
      'issued_by',
    ]);
    expect(fields({ status: 'concluded', valid_until: '2027-02-29' })).toEqual(['valid_until']);
  });

  it.each([
    ['city_hall', null, 'Campinas', 'Prefeitura de Campinas'],
    ['health_surveillance', null, 'Santos', 'Vigilância Sanitária de Santos'],
    ['city_hall', null, null, 'Prefeitura'],
    ['firefighter', null, 'Campinas', 'Corpo de Bombeiros'],
    ['others', 'Cetesb', 'Campinas', 'Cetesb'],
  ] as const)('%s written as issued by %s in %s is issued by %s', (kind, issued_by, city, issuer) => {
    expect(issuerOf({ kind, issued_by }, { city })).toBe(issuer);
  });

  it('is held up by every licence that is not over', () => {
    const items = LICENSING_ITEM_STATUSES.map((status) => ({ status }));
    expect(openLicences(items).map(({ status }) => licensingItemStatusLabel[status])).toEqual([
      'Pendente',
      'Em Execução',
      'Aguardando Cliente',
      'Aguardando Órgão',
      'Impedido',
      'Inscrição Suspensa',
      'Inscrição Provisória',
      'Postergado',
    ]);
  });

  it('ends the day after its validity', () => {
    expect(isLicenceExpired({ valid_until: '2026-11-20' }, '2026-11-20')).toBe(false);
    expect(isLicenceExpired({ valid_until: '2026-11-20' }, '2026-11-21')).toBe(true);
    expect(isLicenceExpired({ valid_until: null }, '2026-11-21')).toBe(false);
  });
});
