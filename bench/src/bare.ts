import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Recorded } from './recorded.ts';

/** A bare `node:http` server in a process of its own. */
export interface Bare {
  origin: string;
  pid: number;
  /** Serves a response at a path from now on. */
  serve: (path: string, recorded: Recorded) => Promise<void>;
  close: () => void;
}

/** A page with a heading, a link and a button and nothing else, as an answer of the bare server. */
const emptyPage = (title: string, link: string): Recorded => {
  const body = Buffer.from(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
      '<meta name="viewport" content="width=device-width"><meta name="description" content="An empty page">' +
      `<link rel="icon" href="data:,"></head><body><main><h1>${title}</h1><p><a href="${link}">Next</a></p>` +
      '<button type="button" onclick="this.textContent=\'Pressed\'">Press</button></main></body></html>',
  );
  return {
    status: 200,
    headers: ['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.length)],
    body,
  };
};

/** Starts the bare server, with two empty pages that link to each other at `/empty` and `/empty/next`. */
export const startBare = async (): Promise<Bare> => {
  const child = fork(join(import.meta.dirname, '..', 'bare-server.ts'), { serialization: 'advanced' });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  if (child.pid === undefined) throw new Error('The bare server has no process.');
  const serve = async (path: string, recorded: Recorded): Promise<void> => {
    const taken = once(child, 'message');
    child.send({ path, recorded });
    await taken;
  };
  await serve('/empty', emptyPage('Empty', '/empty/next'));
  await serve('/empty/next', emptyPage('Next', '/empty'));
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, serve, close: () => child.disconnect() };
};
