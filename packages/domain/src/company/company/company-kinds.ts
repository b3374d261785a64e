import type { Tone } from '../../shared/status/tone.ts';

// Kinds and statuses of a company besides the accounting status.

export const COMPANY_TYPES = ['natural_person', 'new_company', 'migrated_company'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const companyTypeLabel: Record<CompanyType, string> = {
  natural_person: 'Pessoa Física',
  new_company: 'Nova Empresa',
  migrated_company: 'Migrar Empresa',
};

export const RECORD_STATUSES = ['active', 'frozen', 'closed', 'transferred', 'closing', 'transferring', 'register_canceled'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

export const recordStatusLabel: Record<RecordStatus, string> = {
  active: 'Ativo',
  frozen: 'Congelado',
  closed: 'Baixado',
  transferred: 'Transferido',
  closing: 'Em Baixa',
  transferring: 'Em Transferência',
  register_canceled: 'Registro Cancelado',
};

export const recordStatusTone: Record<RecordStatus, Tone> = {
  active: 'done',
  frozen: 'waiting',
  closed: 'ended',
  transferred: 'ended',
  closing: 'running',
  transferring: 'running',
  register_canceled: 'ended',
};

export const TAX_REGIMES = ['simples', 'normal'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

export const taxRegimeLabel: Record<TaxRegime, string> = { simples: 'Simples Nacional', normal: 'Regime Normal' };

export const ESTABLISHMENT_TYPES = ['clinic', 'office'] as const;
export type EstablishmentType = (typeof ESTABLISHMENT_TYPES)[number];

export const establishmentTypeLabel: Record<EstablishmentType, string> = { clinic: 'Clínica', office: 'Consultório' };

/** Special regimes of the ISS as the national layout codes them (regEspTrib); a company without one has none. */
export const SPECIAL_REGIMES = ['1', '2', '3', '4', '5', '6'] as const;
export type SpecialRegime = (typeof SPECIAL_REGIMES)[number];

export const specialRegimeLabel: Record<SpecialRegime, string> = {
  '1': 'Ato cooperado',
  '2': 'Estimativa',
  '3': 'Microempresa municipal',
  '4': 'Notário ou registrador',
  '5': 'Profissional autônomo',
  '6': 'Sociedade de profissionais',
};
