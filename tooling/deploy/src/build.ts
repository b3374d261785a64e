import { join } from 'node:path';
import { writeDeployment } from './deployment.ts';

/** The last step of `pnpm build`, after the four apps. */
await writeDeployment(join(import.meta.dirname, '../../../dist'));
