import { appConfig } from '@esteto/vite/app-config';

export default appConfig({ name: 'public', port: 3101 });
