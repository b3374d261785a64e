import { randomBytes } from 'node:crypto';
import { measureAutoFill } from './auto-fill.ts';
import { LIST_SHARE } from './bars.ts';
import { launch } from './browser.ts';
import { measureClosing } from './closing.ts';
import { INVOICES, MOVEMENTS, measureGrowth, SHIFTS } from './growth.ts';
import { measureInteractions } from './interactions.ts';
import { measureOffice } from './office.ts';
import { measureOwnChunks } from './own-chunks.ts';
import { measurePageSpeed } from './page-speed.ts';
import { measureSecondVisit } from './second-visit.ts';
import { startServer } from './server.ts';
import { measureStartBytes } from './start-bytes.ts';
import { printTable } from './table.ts';
import { measureThroughput } from './throughput.ts';

/**
 * `pnpm bench`: every figure beside its bar and its aim; `pnpm bench growth`: only the lists of a large office, `pnpm bench duty` of them only those of shifts,
 * `pnpm bench money` only the movements of one company;
 * `pnpm bench closing`: the month of ten thousand companies, checked and closed; `pnpm bench office`: what staff and managers of ten thousand companies look at. It judges nothing; the gates do
 * that for what does not depend on the machine.
 */

const PORT = 3793;
const HELLO_PORT = 3794;
const GROWTH_PORTS = { small: 3795, large: 3796 };

const OFFICE_PORT = 3797;
const CLOSING_PORT = 3798;

const only = process.argv[2];
if (only && !['growth', 'duty', 'money', 'office', 'closing'].includes(only))
  throw new Error(
    `Não há '${only}' para medir: sem nada mede-se tudo, com growth só as listas grandes, com duty só as de plantões, com money só os lançamentos, com office só o escritório, com closing só o fechamento do mês.`,
  );

const measureAll = async (): Promise<void> => {
  printTable('Componentes, processador 4 vezes mais lento', await measureInteractions());

  printTable('Preenchimento da escala: 60 pessoas, 31 dias, 3 turnos, 6 unidades', await measureAutoFill());

  let server = await startServer({ port: PORT });
  try {
    const browser = await launch();
    printTable('JavaScript na partida', await measureStartBytes(browser, server.origin));
    printTable('Segunda visita', await measureSecondVisit(browser, server.origin));
    await browser.close();
    printTable('Arquivo próprio de uma página ou diálogo', measureOwnChunks());
    printTable('Lighthouse, celular', await measurePageSpeed(server.origin));

    // The same data, as in production: behind a proxy.
    await server.stop(true);
    const production = {
      NODE_ENV: 'production',
      ESTETO_SECRET_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: `http://localhost:${PORT}`,
      TRUSTED_PROXIES: 'loopback',
    };
    server = await startServer({ port: PORT, dataDir: server.dataDir, env: production });
    const { helloPerSecond, listPerSecond, share } = await measureThroughput(server, HELLO_PORT);
    printTable("Lista de notas sobre o 'hello' do Fastify", [
      {
        name: `${listPerSecond.toFixed(0)} de ${helloPerSecond.toFixed(0)} por segundo`,
        value: share,
        limit: LIST_SHARE,
        least: true,
        digits: 3,
      },
    ]);
  } finally {
    await server.stop();
  }
};

if (!only) await measureAll();
if (!only || only === 'growth') printTable('Listas: 1 milhão de notas sobre 10 mil', await measureGrowth(GROWTH_PORTS, INVOICES));
if (!only || only === 'growth' || only === 'duty')
  printTable('Plantões: 1 milhão, de 10 mil profissionais, sobre 10 mil, de cem', await measureGrowth(GROWTH_PORTS, SHIFTS));
if (!only || only === 'growth' || only === 'money')
  printTable('Lançamentos de uma empresa: 100 mil sobre 10 mil', await measureGrowth(GROWTH_PORTS, MOVEMENTS));
if (!only || only === 'office') printTable('Escritório de 10 mil empresas', await measureOffice(OFFICE_PORT));
if (!only || only === 'closing') printTable('O mês de 10 mil empresas', await measureClosing(CLOSING_PORT));
