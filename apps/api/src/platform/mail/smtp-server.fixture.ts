import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Letter {
  from: string;
  to: string[];
  source: string;
}

/** A reply that refuses, such as 451. */
export const reply = (code: number): Error =>
  Object.assign(new Error(`Refused with ${code}`), { responseCode: code });

interface ServerOptions {
  login?: { user: string; pass: string };
  port?: number;
  /**
   * What to answer to a recipient; null takes the mail. `count` says how often this address was
   * offered before.
   */
  onRecipient?: (address: string, count: number) => Error | null;
  /** What to say instead of the greeting; null greets. */
  onGreeting?: () => Error | null;
}

/** A mail server that keeps what it gets. */
export const startSmtpServer = async ({
  login,
  port: onPort = 0,
  onRecipient,
  onGreeting,
}: ServerOptions = {}) => {
  const letters: Letter[] = [];
  const offered = new Map<string, number>();
  let connections = 0;
  let greet: (() => void)[] | null = null;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    authOptional: login === undefined,
    onConnect: (_session, callback) => {
      connections += 1;
      if (greet) greet.push(callback);
      else callback(onGreeting?.() ?? null);
    },
    onAuth: ({ username, password }, _session, callback) =>
      username === login?.user && password === login?.pass
        ? callback(null, { user: username })
        : callback(new Error('Wrong login')),
    onRcptTo: ({ address }, _session, callback) => {
      const count = offered.get(address) ?? 0;
      offered.set(address, count + 1);
      callback(onRecipient?.(address, count) ?? null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  // Aborted clients reset their connections.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(onPort, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    letters,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** How often an address was offered. */
    offers: (address: string) => offered.get(address) ?? 0,
    connections: () => connections,
    /** From now on connections are taken and never greeted. */
    hold: () => {
      greet = [];
    },
    /** Greets all held connections and from now on works as usual. */
    recover: () => {
      for (const callback of greet ?? []) callback();
      greet = null;
    },
    /** The code in the newest letter to an address. @throws Error when there is none */
    codeFor: (address: string) => {
      const letter = letters.findLast(({ to }) => to.includes(address));
      const code = /Subject: (\d{6})/.exec(letter?.source ?? '')?.[1];
      if (!code) throw new Error(`No code came to ${address}`);
      return code;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
