import { managementGroup } from '@esteto/contract/management-group';
import type { Bind } from '../../platform/http/bind.ts';
import type { ManagementGroupService } from './management-group.service.ts';

export const managementGroupRoutes = (bind: Bind, groups: ManagementGroupService) => [bind(managementGroup.mine, groups.mine)];
