import type { Tone } from '../status/tone.ts';

/** `attention`: something becomes late, is refused or is lost unless the person acts. What is only new is `info`, whatever work it brings. */
export const NOTICE_SEVERITIES = ['info', 'attention', 'fine_risk'] as const;
export type NoticeSeverity = (typeof NOTICE_SEVERITIES)[number];

export const noticeSeverityLabel: Record<NoticeSeverity, string> = { info: 'Aviso', attention: 'Atenção', fine_risk: 'Risco de multa' };

export const noticeSeverityTone: Record<NoticeSeverity, Tone> = { info: 'running', attention: 'waiting', fine_risk: 'attention' };

/** What is true of every notice of a kind; it stands beside the noun that it is about. */
export type NoticeRule = {
  label: string;
  /** Why a person gets it: 'Por que recebi isto'. */
  why: string;
  /** `managers`: those of hospitals. `group`: them, and who works for them. `everybody`: all of them. */
  audience: 'client' | 'team' | 'managers' | 'group' | 'everybody';
  severity: NoticeSeverity;
  /** Whether it may go by e-mail too; not where the area sends a letter of its own. */
  by_mail: boolean;
  /** It is told to several people of a company: the team may leave it to who owns it. */
  narrows?: true;
};
