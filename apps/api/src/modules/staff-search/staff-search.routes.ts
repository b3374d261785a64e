import { staffSearch } from '@esteto/contract/staff-search';
import type { Bind } from '../../platform/http/bind.ts';
import type { StaffSearchService } from './staff-search.service.ts';

export const staffSearchRoutes = (bind: Bind, search: StaffSearchService) => [bind(staffSearch.find, search.find)];
