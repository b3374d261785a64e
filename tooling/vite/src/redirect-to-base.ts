import type { Plugin } from 'vite';

/** The built server answers `/app` and `/app/` alike; the dev server knows only the second, so the first is sent there. */
export const redirectToBase = (base: string): Plugin => ({
  name: 'esteto:redirect-to-base',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    if (base === '/') return;
    middlewares.use((request, response, next) => {
      const [path, search] = (request.url ?? '').split('?');
      if (path !== base.slice(0, -1)) return next();
      response.writeHead(307, { Location: search ? `${base}?${search}` : base }).end();
    });
  },
});
