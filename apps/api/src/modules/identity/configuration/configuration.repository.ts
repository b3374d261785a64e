import type { ConfigurationEntry } from '@esteto/contract/identity/configuration';
import type { Reader } from '../../../platform/database/database.ts';
import { configurations } from '../../../tables/configuration/configuration.tables.ts';

export const list = (db: Reader): Promise<ConfigurationEntry[]> => db.select().from(configurations).orderBy(configurations.field);
