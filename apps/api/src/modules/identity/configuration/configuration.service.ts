import type { ConfigurationEntry } from '@esteto/contract/identity/configuration';
import type { Database } from '../../../platform/database/database.ts';
import { failed } from '../../../platform/http/app-error.ts';
import * as configurations from './configuration.repository.ts';

export const configurationService = ({ db }: { db: Database }) => ({
  all: async (): Promise<ConfigurationEntry[]> => {
    try {
      return await configurations.list(db);
    } catch (error) {
      throw failed(500, 'configurations_failed', error);
    }
  },
});
