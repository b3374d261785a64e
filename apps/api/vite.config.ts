import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

// The server for deployment. Our own packages are TypeScript that Node only runs inside the workspace, so they are bundled; libraries stay
// libraries, installed beside the bundle. Of the one with the public lists only the lists are wanted: they are bundled too.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Threads are started by their files: the one that reads what people upload, and the one that fills a schedule.
      input: {
        server: 'src/server.ts',
        'reader-thread': 'src/platform/parsing/reader-thread.ts',
        'solver-thread': 'src/platform/solving/solver-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@esteto\//, /^@brazilian-utils\//], external: [...builtinModules] },
});
