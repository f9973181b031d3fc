import { useIsMounted } from '../../lib/browser/use-is-mounted';
import { CallError, isCallError } from '@kalavithi/contract/client';
import { errors } from '@kalavithi/contract/errors';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useRef, useState } from 'react';
import { notify } from '../../lib/shell/toasts';
import { becomeVisitor, checkSession, useSession } from '../../lib/session/session';
import { fileProblem } from './check-file';
import { hangOnWall, showOutcome } from './hang-on-wall';
import { sendPicture, uploadFailure } from './send-picture';
import { useAbsoluteAddress } from './use-absolute-address';
import { clearGalleryCache } from './use-gallery';

export type UploadState =
  | { step: 'idle' }
  /**
   * Whether the picture hangs first now, hung on the wall before, or will be shown after the operator
   * has approved it.
   */
  | { step: 'done'; place: 'first' | 'as-before' | 'awaits-approval' }
  /** `progress` is the sent fraction, from 0 to 1. */
  | { step: 'uploading'; progress: number }
  /** Several files were given; only the first is used. */
  | { step: 'one-of-many' }
  /** Rejected before sending. */
  | { step: 'refused'; name: string; reason: string }
  /** `remedy` is what the visitor can do. */
  | { step: 'failed'; reason: string; remedy: 'log-in' | 'verify-email' | null };

const success = 'Upload successful!';
const failure = 'Upload failed!';

/**
 * Browsers send a whole request before they read the response; for larger files the session is
 * checked first.
 */
const checkSessionFromBytes = 1024 * 1024;

/** Rejects a visitor's large picture before it is sent. */
const refuseVisitor = async ({ size }: File): Promise<void> => {
  if (size < checkSessionFromBytes || useSession.getState().status === 'member') return;
  // The visitor may have logged in in another tab.
  await checkSession();
  if (useSession.getState().status !== 'visitor') return;
  const code = 'upload-signed-out';
  const { message, status } = errors[code];
  throw new CallError('upload', message, status, { success: false, message, code });
};

const remedyFor = (error: unknown) => {
  if (!isCallError(error, 'upload')) return null;
  if (error.isSignedOut) return 'log-in';
  return error.failure?.code === 'upload-unverified' ? 'verify-email' : null;
};

/** Where the gallery has an uploaded picture. One that awaits approval can't be shown yet. */
const placeOf = ({ awaitsApproval, wasThere }: GalleryItem) => {
  if (awaitsApproval) return 'awaits-approval';
  return wasThere ? 'as-before' : 'first';
};

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** State of choosing and uploading one picture. `onUploaded` receives the new gallery item. */
export const useUpload = (onUploaded: (item: GalleryItem) => void) => {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const transfer = useRef<AbortController | null>(null);
  const isMounted = useIsMounted();
  const absolute = useAbsoluteAddress();

  /** Chooses the first of the files that were picked, dropped or pasted. */
  const choose = (files: ArrayLike<File> | null | undefined) => {
    const chosen = files?.[0];
    if (!files || !chosen || transfer.current) return;
    const reason = fileProblem(chosen);
    setFile(reason === null ? chosen : null);
    if (reason !== null) setState({ step: 'refused', name: chosen.name, reason });
    else setState({ step: files.length > 1 ? 'one-of-many' : 'idle' });
  };

  /** For a file that the browser can't show. The server may, if an older browser merely doesn't know AVIF. */
  const refuse = () => {
    if (transfer.current || !file?.type || file.type === 'image/avif') return;
    setFile(null);
    setState({ step: 'refused', name: file.name, reason: errors['upload-not-a-picture'].message });
  };

  const clear = () => {
    if (transfer.current) return;
    setFile(null);
    setState({ step: 'idle' });
  };

  const send = async () => {
    if (!file || transfer.current) return;
    const controller = new AbortController();
    transfer.current = controller;
    window.addEventListener('beforeunload', confirmLeaving);
    setState({ step: 'uploading', progress: 0 });
    try {
      await refuseVisitor(file);
      controller.signal.throwIfAborted();
      const item = await sendPicture(file, {
        onProgress: (progress) => setState({ step: 'uploading', progress }),
        signal: controller.signal,
      });
      clearGalleryCache();
      const place = placeOf(item);
      const finish = () => {
        if (place === 'first') onUploaded(item);
        setFile(null);
        setState({ step: 'done', place });
      };
      if (place === 'first') await hangOnWall({ ...item, absolute }, finish);
      else showOutcome(finish);
      // On another page a toast shows the result.
      if (!isMounted()) notify(success);
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ step: 'idle' });
      } else {
        const remedy = remedyFor(error);
        if (remedy === 'log-in') becomeVisitor();
        showOutcome(() => setState({ step: 'failed', reason: uploadFailure(error), remedy }));
        if (!isMounted()) notify(failure, 'error');
      }
    } finally {
      transfer.current = null;
      window.removeEventListener('beforeunload', confirmLeaving);
    }
  };

  /** Asks for confirmation and uploads, as in the specification. */
  const submit = () => {
    if (transfer.current) return;
    if (!file) window.alert('Please select a file first');
    else if (window.confirm(`Are you sure you want to upload "${file.name}"?`)) void send();
  };

  return {
    file,
    state,
    choose,
    refuse,
    clear,
    submit,
    cancel: () => transfer.current?.abort(),
  };
};
