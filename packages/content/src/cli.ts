import { cp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exampleFolder, sampleFolder } from './folders.ts';
import { ContentError, describeProblem } from './problems.ts';
import { readContent } from './read-content.ts';

const usage = `Usage: npm run content -- COMMAND [FOLDER]

  check [FOLDER]   reads a content folder and lists every mistake with its file and line
  init FOLDER      writes a commented example into a new folder: five works, one artist, one event
  export FOLDER    writes what is shown now into a new folder that can be edited

Without FOLDER, check reads the one that is shown: that of CONTENT_DIR, or the sample collection.
Start the site with CONTENT_DIR=FOLDER to show a folder; send the server SIGHUP after a change.
`;

/** What a folder takes from the sample collection when it has none of its own. */
const lent = ['home.yaml', 'dances.yaml', 'games.yaml', 'words.yaml', 'pages'];

/** Where the command writes and reads. */
export interface Surroundings {
  env: Record<string, string | undefined>;
  cwd: string;
  say: (line: string) => void;
}

const isEmpty = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch(() => [])).length === 0;

/** `1 work`, `2 works` */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/**
 * Runs a command of `npm run content`.
 * @returns the exit code: 0 for success, 1 for mistakes in the content, 2 for a command that can't
 * be understood
 */
export const runContentCommand = async (
  [command, given]: readonly string[],
  { env, cwd, say }: Surroundings,
): Promise<number> => {
  const shown = env['CONTENT_DIR'] ? resolve(cwd, env['CONTENT_DIR']) : sampleFolder;
  const folder = given === undefined ? null : resolve(cwd, given);

  const check = async (from: string): Promise<number> => {
    try {
      const { works, artists, events, pages, sources } = await readContent(from);
      const all = works.paintings.length + works.handicrafts.length + works.gallery.length;
      say(
        `${from}: ${counted(all, 'work')}, ${counted(artists.length, 'artist')}, ` +
          `${counted(events.length, 'event')}, ${counted(pages.size, 'page')}, ` +
          `${counted(sources.size, 'picture')} of your own. No mistakes.`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const problem of error.problems) say(describeProblem(problem));
      say(`${from}: ${counted(error.problems.length, 'mistake')}.`);
      return 1;
    }
  };

  if (command === 'check') return check(folder ?? shown);
  if ((command === 'init' || command === 'export') && folder !== null) {
    if (!(await isEmpty(folder))) {
      say(`${folder} is not empty. Name a new folder, so that nothing is overwritten.`);
      return 2;
    }
    try {
      await cp(command === 'init' ? exampleFolder : shown, folder, { recursive: true });
      // What the sample collection lends is shown as well.
      if (command === 'export' && shown !== sampleFolder) {
        for (const name of lent) {
          await cp(join(sampleFolder, name), join(folder, name), { recursive: true, force: false });
        }
      }
    } catch (error) {
      say(
        `The files can't be written to ${folder}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return 2;
    }
    say(`Written to ${folder}. Show it with CONTENT_DIR=${folder} npm start.`);
    return check(folder);
  }
  say(usage);
  return 2;
};
