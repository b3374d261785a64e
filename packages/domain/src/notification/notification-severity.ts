import type { Tone } from '../shared/status/tone.ts';

export const NOTIFICATION_SEVERITIES = ['info', 'attention', 'fine_risk'] as const;
export type NotificationSeverity = (typeof NOTIFICATION_SEVERITIES)[number];

export const notificationSeverityLabel: Record<NotificationSeverity, string> = {
  info: 'Informação',
  attention: 'Atenção',
  fine_risk: 'Risco de multa',
};

export const notificationSeverityTone: Record<NotificationSeverity, Tone> = {
  info: 'running',
  attention: 'waiting',
  fine_risk: 'attention',
};
