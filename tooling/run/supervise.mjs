import { SIGNALS } from './process.mjs';

/** Seconds before a server that died is started again: soon after it had been serving, ever longer while it does not get so far. */
const WAITS = [0.5, 1, 2, 4, 8, 16, 32, 60];
const STOP_MS = 9_500; // the server stops itself well before; nothing may outlive ten seconds

/**
 * Keeps a server running: `start` spawns it with a channel, on which it says 'ready'. One that dies is started again; one that never got ready has said
 * why, and one that ended well was asked to: `leave` is called with the code of either.
 */
export function supervise(start, { leave, say = console.log, waits = WAITS }) {
  let server = null;
  let stopping = null;
  let again = null;
  let wasReady = false;
  /** How many times in a row it ended before it served. */
  let failures = 0;

  const run = () => {
    again = null;
    server = start();
    server.once('message', () => {
      wasReady = true;
      failures = 0;
    });
    server.once('error', (error) => {
      say(`O servidor não iniciou: ${error.message}`);
      leave(1);
    });
    server.once('exit', (code, signal) => {
      server = null;
      const ended = code ?? 128 + (SIGNALS[signal] ?? 9);
      if (stopping || ended === 0 || !wasReady) return leave(ended);
      const wait = waits[Math.min(failures, waits.length - 1)];
      failures += 1;
      say(`O servidor caiu (${signal ?? code}). Ele volta em ${String(wait).replace('.', ',')} s.`);
      again = setTimeout(run, wait * 1000);
    });
  };
  run();

  /** Asks the server to end; `leave` is called when it has. */
  return (signal) => {
    if (stopping) return;
    stopping = signal;
    clearTimeout(again);
    if (!server) return leave(128 + SIGNALS[signal]);
    server.kill(signal);
    setTimeout(() => server?.kill('SIGKILL'), STOP_MS).unref();
  };
}
