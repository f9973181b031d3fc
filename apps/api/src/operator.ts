import { parseArgs } from 'node:util';
import {
  approveUpload,
  hideUpload,
  listUploads,
  removeUpload,
  showUpload,
  uploadIdOf,
  type UploadReport,
} from './features/uploads/index.ts';
import { deleteAccount, exportAccount, hasAccount } from './features/user/index.ts';
import { openOperatorDeps, type OperatorDeps } from './open-operator.ts';
import { parseConfig } from './platform/config.ts';
import type { Clock } from './platform/clock.ts';
import { FileStoreError } from './platform/file-store/file-store.ts';
import { createLog } from './platform/log.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

/** Settings and streams of an operator's command. */
export interface OperatorIo {
  env: Record<string, string | undefined>;
  /** Base of relative paths in the settings. */
  cwd: string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Asks at the terminal; null when there is none. */
  ask: (question: string) => Promise<string | null>;
  clock?: Clock;
}

const help = `Commands for the operator of Kalavithi. They work beside the running server, with the same settings
(DATA_DIR or DATABASE_URL, and the S3_ variables).

  uploads list [--waiting | --hidden] [--limit 50] [--json]
                            the newest uploads
  uploads show <ref>        everything about a picture and who uploaded it [--json]
  uploads hide <ref>        hides a picture from the gallery and its URLs, and blocks new uploads of it
  uploads unhide <ref>      shows it again
  uploads approve <ref>     shows a picture that waits (with UPLOADS=approved)
  uploads remove <ref>      deletes one upload (by its id), or a picture with all its uploads (by hash or address)
  accounts export <email>   the data stored about a person, as JSON
  accounts delete <email>   deletes an account with its sessions, cart, registrations and uploads

<ref> is the id of an upload, the 64 characters in a picture's address, or the whole address.
remove and delete ask first; --yes answers for you.

Ends with 0 when done, 1 when not (nothing found, not confirmed, no answer), 2 when the command is not understood.
`;

/** The command is not understood. */
class UsageError extends Error {}

interface Command {
  deps: OperatorDeps;
  io: OperatorIo;
  /** The reference or address that the command works on; empty for a list. */
  subject: string;
  options: { yes?: boolean; json?: boolean; hidden?: boolean; waiting?: boolean; limit?: string };
}

/** Each returns whether it succeeded. */
type Run = (command: Command) => Promise<boolean>;

const notFound = ({ io, subject }: Command, what: string): boolean => {
  io.err(`There is no ${what} ${printable(subject)}.\n`);
  return false;
};

/** Text from members must not contain control characters for the terminal. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');

const kilobytes = (bytes: number | null): string =>
  bytes === null ? '? kB' : `${Math.ceil(bytes / 1024)} kB`;

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const lineOf = ({ id, uploadedAt, email, state }: UploadReport): string =>
  `${uploadedAt.slice(0, 16).replace('T', ' ')}  ${state.padEnd(7)}  ${id}  ${printable(email)}`;

const limitOf = (text = '50'): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new UsageError('--limit must be a number from 1 to 99999.');
  return Number(text);
};

const confirmed = async ({ io, options }: Command, question: string): Promise<boolean> => {
  if (options.yes) return true;
  const answer = await io.ask(`${question} Type yes to go on: `);
  if (answer?.trim().toLowerCase() === 'yes') return true;
  io.err(answer === null ? 'There is no terminal to confirm at: add --yes.\n' : 'Nothing was changed.\n');
  return false;
};

const list: Run = async ({ deps, io, options }) => {
  if (options.hidden && options.waiting) throw new UsageError('Choose one of --hidden and --waiting.');
  const state = options.hidden ? 'hidden' : options.waiting ? 'waiting' : 'all';
  const uploads = await listUploads(deps, { state, limit: limitOf(options.limit) });
  if (options.json) io.out(`${JSON.stringify(uploads, null, 2)}\n`);
  else {
    for (const upload of uploads) io.out(`${lineOf(upload)}\n    ${upload.address}\n`);
    io.out(`${count(uploads.length, 'upload')}.\n`);
  }
  return true;
};

const show: Run = async (command) => {
  const { deps, io, subject, options } = command;
  const shown = await showUpload(deps, { reference: subject });
  if (!shown.ok) return notFound(command, 'upload');
  const [first] = shown.value;
  if (options.json) io.out(`${JSON.stringify(shown.value, null, 2)}\n`);
  else if (first) {
    io.out(`${first.state}, ${first.width} x ${first.height} pixels, ${kilobytes(first.bytes)}\n`);
    io.out(`${first.address}\n`);
    for (const upload of shown.value) io.out(`${lineOf(upload)}\n`);
  }
  return true;
};

const setHidden =
  (hidden: boolean): Run =>
  async (command) => {
    const outcome = await hideUpload(command.deps, { reference: command.subject, hidden });
    if (!outcome.ok) return notFound(command, 'upload');
    command.io.out(
      hidden
        ? `Hidden: ${outcome.value.hash}. It is no longer served; browsers may cache it for a day.\n`
        : `No longer hidden: ${outcome.value.hash}.\n`,
    );
    return true;
  };

const approve: Run = async (command) => {
  const outcome = await approveUpload(command.deps, { reference: command.subject });
  if (!outcome.ok) return notFound(command, 'upload');
  command.io.out(`Approved: ${outcome.value.hash}.\n`);
  return true;
};

const filesMessages = {
  deleted: 'Its files are deleted.',
  kept: 'Its files stay, as another user has uploaded the same picture.',
  left: 'The file store does not answer; the server deletes the files within an hour or two.',
};

const remove: Run = async (command) => {
  const { deps, io, subject } = command;
  const shown = await showUpload(deps, { reference: subject });
  if (!shown.ok) return notFound(command, 'upload');
  const id = uploadIdOf(subject);
  const meant = shown.value.filter((upload) => id === null || upload.id === id);
  for (const upload of meant) io.err(`${lineOf(upload)}\n`);
  if (!(await confirmed(command, `Delete ${count(meant.length, 'upload')} permanently?`))) return false;
  const removed = await removeUpload(deps, { reference: subject });
  if (!removed.ok) return notFound(command, 'upload');
  io.out(`Removed ${count(removed.value.uploads, 'upload')}. ${filesMessages[removed.value.files]}\n`);
  return true;
};

const exportData: Run = async (command) => {
  const exported = await exportAccount(command.deps, { email: command.subject });
  if (!exported.ok) return notFound(command, 'account');
  command.io.out(`${JSON.stringify(exported.value, null, 2)}\n`);
  return true;
};

const deleteEverything: Run = async (command) => {
  const { deps, io, subject } = command;
  if (!(await hasAccount(deps, { email: subject }))) return notFound(command, 'account');
  if (!(await confirmed(command, `Delete the account ${printable(subject)} and all its data?`))) return false;
  const deleted = await deleteAccount(deps, { email: subject });
  if (!deleted.ok) return notFound(command, 'account');
  const { sessions, registrations, uploads, picturesDeleted, picturesLeft } = deleted.value;
  io.out(
    `Deleted the account with ${count(sessions, 'session')}, ${count(registrations, 'registration')}, ` +
      `${count(uploads, 'upload')} and ${count(picturesDeleted, 'picture')}.\n`,
  );
  if (picturesLeft > 0) io.out(`${count(picturesLeft, 'picture')}: ${filesMessages.left}\n`);
  return true;
};

const commands: Record<string, Run> = {
  'uploads list': list,
  'uploads show': show,
  'uploads hide': setHidden(true),
  'uploads unhide': setHidden(false),
  'uploads approve': approve,
  'uploads remove': remove,
  'accounts export': exportData,
  'accounts delete': deleteEverything,
};

const options = {
  help: { type: 'boolean', short: 'h' },
  yes: { type: 'boolean', short: 'y' },
  json: { type: 'boolean' },
  hidden: { type: 'boolean' },
  waiting: { type: 'boolean' },
  limit: { type: 'string' },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

/** The error for the terminal: one line when it is an expected one. */
const describe = (error: unknown, deps: OperatorDeps | undefined): string => {
  if (error instanceof StartError) return error.message;
  if (error instanceof FileStoreError) {
    return `The file store does not answer (${error.cause ? reasonOf(error.cause) : error.message}).`;
  }
  if (deps?.engine.isUnavailable(error)) return `The database does not answer (${reasonOf(error)}).`;
  return (error as Error).stack ?? String(error);
};

/**
 * Runs one command of the operator: `uploads list`, `accounts delete a@example.com --yes`.
 * @returns the exit code: 0 done, 1 not done, 2 not understood
 */
export const runOperator = async (args: readonly string[], io: OperatorIo): Promise<0 | 1 | 2> => {
  let deps: OperatorDeps | undefined;
  try {
    const { values, positionals } = parse(args);
    if (values.help || args.length === 0) {
      io.out(help);
      return args.length === 0 ? 2 : 0;
    }
    const [noun = '', verb = '', subject = '', ...more] = positionals;
    const run = commands[`${noun} ${verb}`];
    if (!run) throw new UsageError(`There is no command "${printable(`${noun} ${verb}`.trim())}".`);
    if (more.length > 0 || (run === list) !== (subject === '')) {
      throw new UsageError(
        run === list ? 'uploads list takes no name.' : `${noun} ${verb} needs a reference or an address.`,
      );
    }
    const config = parseConfig(io.env, io.cwd);
    deps = await openOperatorDeps(config, createLog({ logLevel: 'warn' }, { write: io.err }), io.clock);
    return (await run({ deps, io, subject, options: values })) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\nSee --help.\n`);
      return 2;
    }
    io.err(`${describe(error, deps)}\n`);
    return 1;
  } finally {
    await deps?.close();
  }
};
