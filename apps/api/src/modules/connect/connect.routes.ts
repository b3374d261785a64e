import { connect } from '@esteto/contract/connect';
import type { Bind } from '../../platform/http/bind.ts';
import type { ConnectService } from './connect.service.ts';

export const connectRoutes = (bind: Bind, connects: ConnectService) => [
  bind(connect.begin, connects.begin),
  bind(connect.finish, connects.finish),
];
