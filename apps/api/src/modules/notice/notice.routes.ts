import { notice } from '@esteto/contract/notice';
import type { Bind } from '../../platform/http/bind.ts';
import type { NoticeService } from './notice.service.ts';

export const noticeRoutes = (bind: Bind, notices: NoticeService) => [
  bind(notice.list, notices.list),
  bind(notice.unread, notices.unread),
  bind(notice.read, notices.read),
  bind(notice.readAll, notices.readAll),
  bind(notice.settings, notices.settings),
  bind(notice.setSettings, notices.setSettings),
];
