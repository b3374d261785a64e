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
      // The thread that reads what people upload is started by its file.
      input: { server: 'src/server.ts', 'reader-thread': 'src/platform/parsing/reader-thread.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@esteto\//, /^@brazilian-utils\//], external: [...builtinModules] },
});
