import { dataExport } from '@esteto/contract/data-export';
import type { Bind } from '../../platform/http/bind.ts';
import type { DataExportService } from './data-export.service.ts';

export const dataExportRoutes = (bind: Bind, exports: DataExportService) => [
  bind(dataExport.list, exports.list),
  bind(dataExport.ask, exports.ask),
  bind(dataExport.fetch, exports.fetch),
];
