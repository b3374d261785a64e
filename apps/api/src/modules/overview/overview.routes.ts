import { overview } from '@esteto/contract/overview';
import type { Bind } from '../../platform/http/bind.ts';
import type { OverviewService } from './overview.service.ts';

export const overviewRoutes = (bind: Bind, home: OverviewService) => [bind(overview.home, home.home)];
