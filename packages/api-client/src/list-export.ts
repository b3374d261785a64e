import { log } from '@esteto/contract/office/log';
import type { ListExport } from '@esteto/domain/office/log/list-export-form';
import { call } from './api.ts';

/** Says that the person takes rows out of a list as a file. */
export const tellExport = (body: ListExport): Promise<undefined> => call(log.tellExport, { body });
