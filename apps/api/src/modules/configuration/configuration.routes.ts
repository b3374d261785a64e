import { configuration } from '@esteto/contract/configuration';
import type { Bind } from '../../platform/http/bind.ts';
import type { ConfigurationService } from './configuration.service.ts';

export const configurationRoutes = (bind: Bind, configurations: ConfigurationService) => [bind(configuration.all, configurations.all)];
