import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { pictureName, picturesPath } from './picture-names.ts';
import { hashOfReference } from './reference.ts';
import { newestRecords, recordsOfPicture, recordsOfUser, type UploadRecord } from './uploads.queries.ts';

/** Visible to all, hidden by the operator, or waiting for approval. */
type UploadState = 'shown' | 'hidden' | 'waiting';

/** An upload as the operator sees it. Times are ISO 8601 in UTC. */
export interface UploadReport {
  id: string;
  uploadedAt: string;
  email: string;
  state: UploadState;
  hash: string;
  /** Of the full size, in pixels. */
  width: number;
  height: number;
  /** Of all its files; null when not measured yet. */
  bytes: number | null;
  /** Answers 404 unless the state is `shown`. */
  address: string;
}

type ReportDeps = Pick<Deps, 'db' | 'config'>;

const stateOf = ({ hidden_at, approved_at }: UploadRecord): UploadState => {
  if (hidden_at !== null) return 'hidden';
  return approved_at === null ? 'waiting' : 'shown';
};

const toReport = ({ config }: Pick<Deps, 'config'>, record: UploadRecord): UploadReport => ({
  id: record.id,
  uploadedAt: record.created_at,
  email: record.email,
  state: stateOf(record),
  hash: record.hash,
  width: record.width,
  height: record.height,
  bytes: record.bytes,
  address: `${config.publicUrl}${picturesPath}/${pictureName(record.hash, 'full')}`,
});

/** The newest uploads, of all or of one state. */
export const listUploads = async (
  deps: ReportDeps,
  { state, limit }: { state: 'all' | 'hidden' | 'waiting'; limit: number },
): Promise<UploadReport[]> => {
  return (await newestRecords(deps.db, state, limit)).map((record) => toReport(deps, record));
};

/** Every upload of the picture that the reference names. */
export const showUpload = async (
  deps: ReportDeps,
  { reference }: { reference: string },
): Promise<Outcome<UploadReport[], 'not-found'>> => {
  const hash = await hashOfReference(deps.db, reference);
  const records = hash === null ? [] : await recordsOfPicture(deps.db, hash);
  return records.length === 0 ? refuse('not-found') : done(records.map((record) => toReport(deps, record)));
};

/** Every upload of a user. */
export const uploadsOfUser = async (deps: ReportDeps, userId: string): Promise<UploadReport[]> => {
  return (await recordsOfUser(deps.db, userId)).map((record) => toReport(deps, record));
};
