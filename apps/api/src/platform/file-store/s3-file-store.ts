import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertTypeOfKey, FileStoreError, typeOfKey, type FileStore } from './file-store.ts';

export interface S3Settings {
  /** Address of the store, `https://…` or `http://…`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const connectTimeoutMs = 3000;
/** Between two signs of life of one request; a large file on a slow line keeps the request alive as long as bytes move. */
const idleTimeoutMs = 20_000;

/**
 * A file store in a bucket of anything that speaks S3. Opens no connection before the first call; the bucket must exist.
 * Objects are private: pictures are handed out by the API alone, which knows which are hidden.
 */
export function openS3FileStore(settings: S3Settings): FileStore {
  const Bucket = settings.bucket;
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
    // The newer default adds checksum trailers, which many compatible stores keep as part of the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: idleTimeoutMs },
  });

  return {
    put: (key, bytes, contentType) => {
      assertTypeOfKey(key, contentType);
      return guarded('write', async () => {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: key,
            Body: bytes,
            ContentLength: bytes.byteLength,
            ContentType: contentType,
          }),
        );
      });
    },

    get: (key, range) => {
      const contentType = typeOfKey(key);
      return guarded('read', async () => {
        const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
        const answer = await absentIsNull(client.send(new GetObjectCommand({ Bucket, Key: key, Range })));
        if (answer === null) return null;
        if (answer.Body === undefined) throw new Error('The answer has no body');
        const body: ReadableStream<Uint8Array> = answer.Body.transformToWebStream();
        // Not every compatible store understands every range; a wrong part would be cached by browsers for good.
        if (range !== undefined && answer.ContentLength !== range.end - range.start + 1) {
          await body.cancel();
          throw new Error(`Asked for ${Range}, got ${answer.ContentRange}`);
        }
        return { size: wholeSize(answer.ContentRange, answer.ContentLength), contentType, body };
      });
    },

    head: (key) => {
      const contentType = typeOfKey(key);
      return guarded('look up', async () => {
        const answer = await absentIsNull(client.send(new HeadObjectCommand({ Bucket, Key: key })));
        return answer === null ? null : { size: wholeSize(undefined, answer.ContentLength), contentType };
      });
    },

    delete: (key) => {
      typeOfKey(key);
      return guarded('delete', async () => {
        await absentIsNull(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
      });
    },

    check: () =>
      guarded('answer', async () => {
        await client.send(new HeadBucketCommand({ Bucket }));
      }),

    close: () => client.destroy(),
  };
}

/** Size of the whole object: after the slash of `bytes 0-9/1234` in the answer to a range, else the length of the answer. */
function wholeSize(contentRange: string | undefined, contentLength: number | undefined): number {
  const size = contentRange === undefined ? contentLength : Number(contentRange.split('/')[1]);
  if (size === undefined || !Number.isSafeInteger(size)) throw new Error('The answer does not tell the size');
  return size;
}

/** An absent object is null; an absent bucket stays an error, it is a fault of the set-up. */
async function absentIsNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const absent = error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
    if (absent) return null;
    throw error;
  }
}

async function guarded<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new FileStoreError(`The S3 store of uploads failed to ${what}`, { cause });
  }
}
