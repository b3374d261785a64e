/** What happened, as the history says it. Codes are stored and never change meaning. */
export const noticeEventLabel = {
  'notice.settings_changed': 'Preferências de avisos alteradas',
  'notice_rule.changed': 'Regra de um aviso alterada',
} as const;
