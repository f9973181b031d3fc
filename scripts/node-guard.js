import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that runs the product: it strips types, has `node:sqlite`, and the router asks for it. */
const needed = { major: 22, minor: 22 };

const isNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > needed.major || (major === needed.major && minor >= needed.minor);
};

export const root = join(import.meta.dirname, '..');

/** Set in the environment of a process that ends when the one that started it is gone. */
const endsWithParent = 'KALAVITHI_ENDS_WITH_PARENT';

/**
 * Starts a Node process that ends when this one ends, however that happens: a channel between the two closes even when this one is killed.
 * The other one must call `endWithParent`.
 * @type {(node: string, args: string[], options?: { cwd?: string }) => import('node:child_process').ChildProcess}
 */
export const spawnNode = (node, args, options = {}) =>
  spawn(node, args, {
    ...options,
    env: { ...process.env, [endsWithParent]: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

/** Ends this process, as a service manager would, when the one that started it by `spawnNode` is gone. */
export const endWithParent = () => {
  if (!process.env[endsWithParent] || !process.channel) return;
  // Not for what this process starts in turn.
  delete process.env[endsWithParent];
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The channel alone must not keep a process that has nothing left to do.
  process.channel.unref();
};

/**
 * Goes on when this Node is new enough. Otherwise runs the same command under the Node that `npm ci` has brought, passes signals on, and
 * ends as it ends. Written for Node 20, which may start everything.
 */
export const underNewNode = async () => {
  if (isNewEnough()) {
    endWithParent();
    return;
  }
  const brought = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(brought)) {
    console.error(
      `Kalavithi needs Node ${needed.major}.${needed.minor} or newer; this is ${process.version}. ` +
        'On Linux `npm ci` brings it along; elsewhere install a newer Node from https://nodejs.org.',
    );
    process.exit(1);
  }
  const child = spawnNode(brought, [...process.execArgv, ...process.argv.slice(1)]);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  await new Promise(() => {
    child.on('error', (error) => {
      console.error(`The Node in node_modules can't be run: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  });
};
