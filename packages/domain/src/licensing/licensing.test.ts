import { describe, expect, it } from 'vitest';
import { eventLabel } from '../registry/event-label.ts';
import { LICENSING_ITEM_STATUSES, licensingItemStatusLabel } from './licensing-item-status.ts';
import {
  isLicenceExpired,
  LICENSING_KINDS,
  type LicensingItem,
  licensingKindStatuses,
  licensingProblems,
  mayHaveValidity,
  needsObservation,
  openLicences,
} from './licensing-kind.ts';
import { LICENSING_HISTORY_EVENTS, LICENSING_STATUSES, licensingStatusLabel } from './licensing-life.ts';

const item = (fields: Partial<LicensingItem>): LicensingItem => ({
  kind: 'city_hall',
  status: 'pending',
  observation: null,
  valid_until: null,
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

  it('knows a validity only of what is concluded', () => {
    expect(LICENSING_ITEM_STATUSES.filter(mayHaveValidity)).toEqual(['concluded']);
    expect(licensingProblems(item({ status: 'concluded', valid_until: '2027-11-20' }))).toEqual([]);
    expect(licensingProblems(item({ status: 'concluded' }))).toEqual([]);
    expect(licensingProblems(item({ status: 'running', valid_until: '2027-11-20' })).map(({ field }) => field)).toEqual(['valid_until']);
    expect(licensingProblems(item({ status: 'concluded', valid_until: '2027-02-29' })).map(({ field }) => field)).toEqual(['valid_until']);
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
