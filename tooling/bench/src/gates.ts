import { launch } from './browser.ts';
import { copyDemoData, DEMO_DAY } from './demo-data.ts';
import { measureOwnChunks } from './own-chunks.ts';
import { startServer } from './server.ts';
import { measureStartBytes } from './start-bytes.ts';
import { isOver, printTable } from './table.ts';

/** The bars that no change may cross: JavaScript at the start and how it is asked for, files on demand. Wants the apps built. */

const PORT = 3791;

const server = await startServer({ port: PORT, dataDir: await copyDemoData(), env: { ESTETO_CLOCK: DEMO_DAY } });
const browser = await launch();
try {
  const start = await measureStartBytes(browser, server.origin);
  printTable('JavaScript na partida', start);
  const files = start.map((page) => page.files);
  printTable('Arquivos de JavaScript na partida', files);
  const later = start.map((page) => page.later);
  printTable('Arquivos pedidos depois da primeira onda', later);
  for (const page of [...start, ...later].filter(isOver)) {
    console.log(`\n${page.name}:`);
    for (const { file, kb } of page.scripts) console.log(`  ${kb.toFixed(1).padStart(6)} kB  ${file}`);
  }

  const own = measureOwnChunks();
  printTable('Arquivo próprio de uma página ou diálogo', own);

  const over = [...start, ...later, ...own].filter(isOver);
  console.log(over.length === 0 ? '\nTudo dentro dos limites.' : `\nAcima do limite: ${over.map(({ name }) => name).join('; ')}`);
  process.exitCode = over.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
