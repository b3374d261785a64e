import type { NoticeRule } from '../../shared/notice/notice-rule.ts';
import type { GroupSeverity } from './group-notice-audience.ts';

const rule = { why: 'Você é credenciado ou gestor neste grupo.', audience: 'group', by_mail: true } as const;

/** One kind for each weight, so that people silence the light ones and still hear of what matters. */
export const groupNoticeNotices = {
  'group_notice.info': { ...rule, label: 'Avisos de um grupo', severity: 'info' },
  'group_notice.attention': { ...rule, label: 'Avisos de um grupo que pedem atenção', severity: 'attention' },
} as const satisfies Record<`group_notice.${GroupSeverity}`, NoticeRule>;
