import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../platform/config.ts';

/** Where bodies of uploads are kept while they are received and read. */
export const incomingFolder = ({ files, dataDir }: Pick<Config, 'files' | 'dataDir'>): string =>
  files.kind === 'folder' ? join(dataDir, 'incoming') : tmpdir();
