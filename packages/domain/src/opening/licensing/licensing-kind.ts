import { isIsoDate } from '../../shared/date/date.ts';
import { type LicensingItemStatus, licensingItemStatusLabel } from './licensing-item-status.ts';

// The licences of a company and the statuses that each may have.

export const LICENSING_KINDS = ['city_hall', 'firefighter', 'health_surveillance', 'crm', 'cnes', 'others'] as const;
export type LicensingKind = (typeof LICENSING_KINDS)[number];

export const licensingKindLabel: Record<LicensingKind, string> = {
  city_hall: 'Prefeitura',
  firefighter: 'Corpo de Bombeiros',
  health_surveillance: 'Vigilância Sanitária',
  crm: 'CRM',
  cnes: 'CNES',
  others: 'Outros',
};

/** As people call one: by its own name, else by its agency. */
export const licenceName = ({ name, kind }: { name: string | null; kind: LicensingKind }): string => name ?? licensingKindLabel[kind];

const PERMIT = ['pending', 'running', 'awaiting_client', 'awaiting_agency', 'concluded', 'hindered', 'waived'] as const;

export const licensingKindStatuses: Record<LicensingKind, readonly LicensingItemStatus[]> = {
  city_hall: PERMIT,
  firefighter: PERMIT,
  health_surveillance: PERMIT,
  crm: [
    'pending',
    'running',
    'awaiting_client',
    'awaiting_agency',
    'registration_suspended',
    'registration_cancelled',
    'registration_provisional',
    'registration_definitive',
    'postponed',
    'hindered',
  ],
  cnes: ['pending', 'running', 'awaiting_client', 'awaiting_agency', 'concluded', 'waived'],
  others: ['pending', 'running', 'concluded', 'hindered', 'note'],
};

const NEED_OBSERVATION: readonly LicensingItemStatus[] = ['hindered', 'note', 'awaiting_client', 'awaiting_agency'];

/** The status says nothing without the reason beside it. */
export const needsObservation = (status: LicensingItemStatus): boolean => NEED_OBSERVATION.includes(status);

/** The agency has issued it: the company holds it, and may show until when. The CRM's registration has a certificate that ends (decision 039). */
export const IN_FORCE_STATUSES: readonly LicensingItemStatus[] = ['concluded', 'registration_provisional', 'registration_definitive'];

export const isInForce = (status: LicensingItemStatus): boolean => IN_FORCE_STATUSES.includes(status);

export type LicensingItem = {
  kind: LicensingKind;
  status: LicensingItemStatus;
  observation: string | null;
  /** 'YYYY-MM-DD', only of what is in force; so are its number and who issued it. */
  valid_until: string | null;
  number: string | null;
  issued_by: string | null;
};

export type LicensingProblem = { field: 'status' | 'observation' | 'valid_until' | 'number' | 'issued_by'; message: string };

/** What keeps a licence from being saved as it is, each beside its field; none when it is good. */
export const licensingProblems = ({ kind, status, observation, valid_until, number, issued_by }: LicensingItem): LicensingProblem[] => {
  const problems: LicensingProblem[] = [];
  const label = licensingItemStatusLabel[status];
  if (!licensingKindStatuses[kind].includes(status))
    problems.push({ field: 'status', message: `${licensingKindLabel[kind]} não aceita a situação "${label}".` });
  if (needsObservation(status) && !observation?.trim())
    problems.push({ field: 'observation', message: `Escreva uma observação: a situação "${label}" precisa dela.` });
  if (valid_until !== null && !isInForce(status))
    problems.push({ field: 'valid_until', message: 'Só uma licença emitida tem data de validade.' });
  else if (valid_until !== null && !isIsoDate(valid_until))
    problems.push({ field: 'valid_until', message: 'Validade: esta data não existe. Escreva dia, mês e ano.' });
  if (number !== null && !isInForce(status)) problems.push({ field: 'number', message: 'Só uma licença emitida tem número.' });
  if (issued_by !== null && !isInForce(status)) problems.push({ field: 'issued_by', message: 'Só uma licença emitida tem quem a emitiu.' });
  return problems;
};

export const WORK_OVER_STATUSES: readonly LicensingItemStatus[] = [
  'concluded',
  'waived',
  'registration_definitive',
  'registration_cancelled',
  'note',
];

/** Nothing is left to do for it. A note is no work to do. */
export const isWorkOver = (status: LicensingItemStatus): boolean => WORK_OVER_STATUSES.includes(status);

/** The licences that still keep a licensing from being concluded. */
export const openLicences = <Item extends Pick<LicensingItem, 'status'>>(items: readonly Item[]): Item[] =>
  items.filter(({ status }) => !isWorkOver(status));

type Place = { city: string | null };

/** Who issues a licence where nobody wrote another name: 'Prefeitura de Campinas'. */
export const issuerOf = ({ kind, issued_by }: Pick<LicensingItem, 'kind' | 'issued_by'>, { city }: Place): string => {
  if (issued_by) return issued_by;
  return city !== null && (kind === 'city_hall' || kind === 'health_surveillance')
    ? `${licensingKindLabel[kind]} de ${city}`
    : licensingKindLabel[kind];
};

/** True from the day after the validity on. A licence without a validity does not end. */
export const isLicenceExpired = ({ valid_until }: Pick<LicensingItem, 'valid_until'>, today: string): boolean =>
  valid_until !== null && valid_until < today;
