import { appConfig } from '@esteto/vite/app-config';

export default appConfig({ name: 'painel', port: 3103 });
