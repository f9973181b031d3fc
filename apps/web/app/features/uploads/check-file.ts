import { uploads } from '@kalavithi/contract/constants';
import { errors } from '@kalavithi/contract/errors';

/**
 * Why a file would be refused, as the server would say it; null when nothing is known against it. The
 * server checks the content: a file without a type is sent.
 */
export const fileProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  const known: readonly string[] = uploads.contentTypes;
  if (type !== '' && !known.includes(type)) return errors['upload-not-a-picture'].message;
  if (size > uploads.maxBytes) return errors['upload-too-large'].message;
  return null;
};

const kilo = 1024;

/** A file's size as people say it: 312 kB, 2.4 MB. */
export const fileSize = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))} kB`
    : `${(bytes / (kilo * kilo)).toFixed(1)} MB`;
