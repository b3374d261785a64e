import { appConfig } from '@esteto/vite/app-config';

export default appConfig({ name: 'professional', port: 3102 });
