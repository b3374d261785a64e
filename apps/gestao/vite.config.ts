import { appConfig } from '@esteto/vite/app-config';

export default appConfig({ name: 'gestao', port: 3104 });
