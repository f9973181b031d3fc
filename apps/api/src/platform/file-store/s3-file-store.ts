import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertTypeOfKey, FileStoreError, isKey, typeOfKey, type FileStore } from './file-store.ts';

export interface S3Settings {
  /** URL of the store, `https://…` or `http://…`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const connectTimeoutMs = 2000;
/** Without any bytes; a large file on a slow line may take longer. */
const idleTimeoutMs = 10_000;

/** Timeouts of a call in milliseconds, retries included. */
export interface S3Deadlines {
  /** Until the response begins. */
  answerMs: number;
  /** Until a file is written; the response comes after its last byte. */
  writeMs: number;
}

const productionDeadlines: S3Deadlines = { answerMs: 5000, writeMs: 15_000 };

/**
 * A file store in an existing S3 bucket. Opens no connection before the first call. Objects are
 * private: only the API knows which pictures are hidden.
 */
export const openS3FileStore = (
  settings: S3Settings,
  { answerMs, writeMs }: S3Deadlines = productionDeadlines,
): FileStore => {
  const Bucket = settings.bucket;
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
    // The default adds checksum trailers, which many compatible stores save as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The retry is for immediate errors; a stalled store has used up the timeout.
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: idleTimeoutMs },
  });

  return {
    put: (key, bytes, contentType) => {
      assertTypeOfKey(key, contentType);
      return guarded('write', async () => {
        const put = new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentLength: bytes.byteLength,
          ContentType: contentType,
        });
        await withTimeout(writeMs, (abortSignal) => client.send(put, { abortSignal }));
      });
    },

    get: (key, range) => {
      const contentType = typeOfKey(key);
      return guarded('read', async () => {
        const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
        const command = new GetObjectCommand({ Bucket, Key: key, Range });
        const answer = await nullIfMissing(
          withTimeout(answerMs, (abortSignal) => client.send(command, { abortSignal })),
        );
        if (answer === null) return null;
        if (answer.Body === undefined) throw new Error('The answer has no body');
        const body: ReadableStream<Uint8Array> = answer.Body.transformToWebStream();
        // Not every compatible store supports every range, and browsers would cache a wrong one.
        if (range !== undefined && answer.ContentLength !== range.end - range.start + 1) {
          await body.cancel();
          throw new Error(`Asked for ${Range}, got ${answer.ContentRange}`);
        }
        return { size: totalSize(answer.ContentRange, answer.ContentLength), contentType, body };
      });
    },

    head: (key) => {
      const contentType = typeOfKey(key);
      return guarded('look up', async () => {
        const command = new HeadObjectCommand({ Bucket, Key: key });
        const answer = await nullIfMissing(
          withTimeout(answerMs, (abortSignal) => client.send(command, { abortSignal })),
        );
        return answer === null ? null : { size: totalSize(undefined, answer.ContentLength), contentType };
      });
    },

    delete: (key) => {
      typeOfKey(key);
      return guarded('delete', async () => {
        const command = new DeleteObjectCommand({ Bucket, Key: key });
        await nullIfMissing(withTimeout(answerMs, (abortSignal) => client.send(command, { abortSignal })));
      });
    },

    list: (after, limit) =>
      guarded('be listed', async () => {
        // Version 1 of the call, which every compatible store supports.
        const command = new ListObjectsCommand({
          Bucket,
          MaxKeys: limit,
          ...(after === '' ? {} : { Marker: after }),
        });
        const answer = await withTimeout(answerMs, (abortSignal) => client.send(command, { abortSignal }));
        const objects = answer.Contents ?? [];
        const files = objects.flatMap(({ Key, Size, LastModified }) =>
          Key !== undefined && isKey(Key) && Size !== undefined && LastModified !== undefined
            ? [{ key: Key, size: Size, modifiedAt: LastModified }]
            : [],
        );
        return { files, next: answer.IsTruncated ? (objects.at(-1)?.Key ?? null) : null };
      }),

    // Objects are written atomically.
    removeUnfinished: async () => {},

    check: () =>
      guarded('answer', async () => {
        const command = new HeadBucketCommand({ Bucket });
        await withTimeout(answerMs, (abortSignal) => client.send(command, { abortSignal }));
      }),

    close: () => client.destroy(),
  };
};

/** Aborts a call whose response has not begun in time. Reading a large body may take longer. */
const withTimeout = async <T>(
  milliseconds: number,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await send(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) throw new Error(`No answer within ${milliseconds} ms`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

/** Size of the whole object: after the slash of `bytes 0-9/1234`, or the length. */
const totalSize = (contentRange: string | undefined, contentLength: number | undefined): number => {
  const size = contentRange === undefined ? contentLength : Number(contentRange.split('/')[1]);
  if (size === undefined || !Number.isSafeInteger(size)) throw new Error('The answer does not tell the size');
  return size;
};

/** Null for a missing object; a missing bucket is an error in the settings. */
const nullIfMissing = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    const absent = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
    if (absent) return null;
    throw error;
  }
};

const guarded = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    throw new FileStoreError(`The S3 store of uploads failed to ${what}`, { cause });
  }
};
