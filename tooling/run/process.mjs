import { spawn } from 'node:child_process';

/** Children that run now, so that a signal reaches them. */
const running = new Set();

/**
 * Runs one command to its end. `quiet` keeps its output and returns it; otherwise it goes to the terminal. `group` gives it a process group
 * of its own, so that whatever it started dies with it (test runners start browsers and servers); `limitMs` ends it when it hangs.
 */
export function run(command, args, { env, cwd, quiet = false, group = false, limitMs } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      env,
      cwd,
      detached: group,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const entry = { child, group };
    running.add(entry);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    let timedOut = false;
    const limit = limitMs && setTimeout(() => end(entry, 'SIGTERM', (timedOut = true)), limitMs);
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(entry);
      if (group) signalTo(entry, 'SIGKILL'); // what it left behind
      done({ code, timedOut, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(String(error)));
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? (signal ? 1 : 0)));
  });
}

/** Ends the running children on Ctrl-C and the like, then leaves with the usual code. Returns what takes the handlers away again. */
export function stopOnSignals() {
  const handlers = Object.entries(SIGNALS).map(([signal, number]) => {
    const handler = async () => {
      const children = [...running];
      for (const entry of children) end(entry, signal);
      await Promise.all(children.map(({ child }) => ended(child)));
      process.exit(128 + number);
    };
    process.on(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => {
    for (const remove of handlers) remove();
  };
}

export const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };

const GRACE_MS = 5_000;

function end(entry, signal) {
  signalTo(entry, signal);
  setTimeout(() => signalTo(entry, 'SIGKILL'), GRACE_MS).unref();
}

function signalTo({ child, group }, signal) {
  try {
    if (group) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // already gone
  }
}

function ended(child) {
  return child.exitCode !== null || child.signalCode !== null ? null : new Promise((done) => child.once('exit', done));
}
