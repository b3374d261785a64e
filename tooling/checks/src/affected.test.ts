import { expect, test } from 'vitest';
import { type Affected, affectedBy } from './affected.ts';
import { repoOf } from './repo.ts';

const row = (path: string, file: string): string => ['gestao', 'page', path, 'Page', '-', 'manager', '-', file].join('\t');

const repo = repoOf({
  'tooling/checks/data/routes.tsv': row('/gestao/salas', 'pages/salas/salas.page.tsx'),
  'tooling/checks/data/added-routes.tsv': row('/gestao/tags', 'pages/tags/tags.page.tsx'),
  'packages/domain/src/duty/room/room-form.ts': 'export const roomForm = 1;',
  'packages/contract/src/endpoint.ts': 'export const get = () => 1;',
  'packages/contract/src/duty/room.ts':
    "import { get } from '../endpoint.ts'; import { roomForm } from '@esteto/domain/duty/room/room-form'; export const room = { list: get('rooms', { roomForm }) };",
  'packages/api-client/src/duty/room.ts': "import { room } from '@esteto/contract/duty/room'; export const roomQueries = room;",
  'apps/api/src/modules/duty/room/room.service.ts': "import { room } from '@esteto/contract/duty/room'; export const roomService = room;",
  'apps/api/src/modules/duty/room/room.module.ts':
    "import { room } from '@esteto/contract/duty/room'; import './room.service.ts'; export const roomModule = room;",
  'apps/api/src/modules/duty/room/room.test.ts': "import '../../../testing/test-app.ts';",
  'apps/api/src/modules/duty/plan/plan.service.ts':
    "import { roomService } from '../room/room.service.ts'; export const planService = roomService;",
  'apps/api/src/modules/duty/plan/plan.test.ts': "import '../../../testing/test-app.ts';",
  'apps/api/src/modules/duty/bill/bill.service.ts':
    "import { planService } from '../plan/plan.service.ts'; export const bill = planService;",
  'apps/api/src/modules/duty/bill/bill.test.ts': "import '../../../testing/test-app.ts';",
  'apps/api/src/modules/modules.ts': "import './duty/room/room.module.ts'; import './duty/bill/bill.service.ts';",
  'apps/api/src/testing/test-app.ts': "import '../modules/modules.ts';",
  'apps/gestao/src/routes.ts':
    "const rooms = () => import('./pages/salas/salas.page.tsx'); const tags = () => import('./pages/tags/tags.page.tsx');",
  'apps/gestao/src/pages/salas/salas.page.tsx': "import { roomQueries } from '@esteto/api-client/duty/room'; export default roomQueries;",
  'apps/gestao/src/pages/salas/salas.stories.tsx': "import '../../routes.ts';",
  'apps/gestao/src/pages/tags/tags.page.tsx': 'export default 1;',
  'apps/gestao/src/pages/tags/tags.stories.tsx': "import '../../routes.ts';",
  'tooling/e2e/src/rooms.e2e.ts': "await enter('manager', '/gestao/salas');",
  'tooling/e2e/src/tags.e2e.ts': "await enter('manager', '/gestao/tags');",
});

const none: Affected = { wide: null, api: [], nouns: [], stories: [], journeys: [], addresses: [], generator: false };
const rooms = {
  stories: ['apps/gestao/src/pages/salas/salas.stories.tsx'],
  journeys: ['tooling/e2e/src/rooms.e2e.ts'],
  addresses: ['/gestao/salas'],
};
/** The noun's own tests, and those of who uses its service; not of who uses those. */
const api = ['apps/api/src/modules/duty/plan/plan.test.ts', 'apps/api/src/modules/duty/room/room.test.ts'];

test.each<[string, Affected]>([
  ['docs/ARCHITECTURE.md', none],
  ['apps/gestao/src/pages/salas/salas.page.tsx', { ...none, ...rooms }],
  ['packages/domain/src/duty/room/room-form.ts', { ...none, ...rooms, api, nouns: ['room'] }],
  [
    'apps/api/src/modules/duty/room/room.service.ts',
    { ...none, api, nouns: ['room'], journeys: rooms.journeys, addresses: rooms.addresses },
  ],
  ['apps/api/src/modules/duty/bill/bill.test.ts', { ...none, api: ['apps/api/src/modules/duty/bill/bill.test.ts'] }],
  ['packages/contract/src/endpoint.ts', { ...none, wide: 'packages/contract/src/endpoint.ts', generator: true }],
  ['pnpm-lock.yaml', { ...none, wide: 'pnpm-lock.yaml', generator: true }],
])('%s touches so much', (file, expected) => {
  expect(affectedBy(repo, [file])).toEqual(expected);
});
