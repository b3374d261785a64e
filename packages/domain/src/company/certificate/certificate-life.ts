import type { Tone } from '../../shared/status/tone.ts';

export const CERTIFICATE_STATUSES = ['valid', 'expires_in_60', 'expires_in_30', 'expires_in_7', 'expired', 'revoked', 'invalid'] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];

export const certificateStatusLabel: Record<CertificateStatus, string> = {
  valid: 'Válido',
  expires_in_60: 'Vence em 60 dias',
  expires_in_30: 'Vence em 30 dias',
  expires_in_7: 'Vence em 7 dias',
  expired: 'Vencido',
  revoked: 'Revogado',
  invalid: 'Inválido',
};

export const certificateStatusTone: Record<CertificateStatus, Tone> = {
  valid: 'done',
  expires_in_60: 'waiting',
  expires_in_30: 'waiting',
  expires_in_7: 'attention',
  expired: 'attention',
  revoked: 'attention',
  invalid: 'attention',
};

export const CERTIFICATE_KINDS = ['A1', 'A3'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const certificateEventLabel = {
  'certificate.uploaded': 'Certificado digital enviado',
  'certificate.replaced': 'Certificado digital trocado',
  'doctor_certificate.uploaded': 'Certificado digital do médico enviado',
  'doctor_certificate.replaced': 'Certificado digital do médico trocado',
} as const;
