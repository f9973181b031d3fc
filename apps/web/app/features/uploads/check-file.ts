import { uploads } from '@kalavithi/contract/constants';
import { errors } from '@kalavithi/contract/errors';

/**
 * The message of the server for a file that it would reject, or null. A file without a type passes,
 * because the server checks the content.
 */
export const fileProblem = ({ type, size }: Pick<File, 'type' | 'size'>): string | null => {
  const known: readonly string[] = uploads.contentTypes;
  if (type !== '' && !known.includes(type)) return errors['upload-not-a-picture'].message;
  if (size > uploads.maxBytes) return errors['upload-too-large'].message;
  return null;
};

const kilo = 1024;

/** A file size as text: 312 kB, 2.4 MB. */
export const fileSize = (bytes: number): string =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))} kB`
    : `${(bytes / (kilo * kilo)).toFixed(1)} MB`;
