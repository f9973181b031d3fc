import { CallError, isCallError } from '@kalavithi/contract/client';
import { errors } from '@kalavithi/contract/errors';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../lib/shell/toasts';
import { becomeVisitor, checkSession, useSession } from '../../lib/session/session';
import { fileProblem } from './check-file';
import { sendPicture, uploadFailure } from './send-picture';
import { forgetKeptGalleries } from './use-gallery';

export type UploadState =
  | { step: 'idle' }
  /** `waits`: the gallery shows the picture when the operator has approved it. */
  | { step: 'done'; waits: boolean }
  /** `part` of the file has left, from 0 to 1. */
  | { step: 'uploading'; part: number }
  /** Several files were given at once; only the first is chosen. */
  | { step: 'one-of-many' }
  /** Refused before it was sent. */
  | { step: 'refused'; name: string; reason: string }
  /** `wayOn` is what the person can do about it. */
  | { step: 'failed'; reason: string; wayOn: 'log-in' | 'verify-email' | null };

const success = 'Upload successful!';
const failure = 'Upload failed!';

/** Browsers send a whole request before they read a refusal; from this many bytes on we check first. */
const largeBytes = 1024 * 1024;

/** Refuses a visitor's large picture before it is sent. */
const refuseVisitor = async ({ size }: File): Promise<void> => {
  if (size < largeBytes || useSession.getState().status === 'member') return;
  // The visitor may have logged in in another tab.
  await checkSession();
  if (useSession.getState().status !== 'visitor') return;
  const code = 'upload-signed-out';
  const { message, status } = errors[code];
  throw new CallError('upload', message, status, { success: false, message, code });
};

const wayOnFrom = (error: unknown) => {
  if (!isCallError(error, 'upload')) return null;
  if (error.isSignedOut) return 'log-in';
  return error.failure?.code === 'upload-unverified' ? 'verify-email' : null;
};

/** Asks before the page is closed during an upload. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Choosing and sending one picture. `onUploaded` is given the new item of the gallery. */
export const useUpload = (onUploaded: (item: GalleryItem) => void) => {
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const transfer = useRef<AbortController | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Chooses the first of the files that were picked, dropped or pasted. */
  const choose = (files: ArrayLike<File> | null | undefined) => {
    const chosen = files?.[0];
    if (!files || !chosen || transfer.current) return;
    const reason = fileProblem(chosen);
    setFile(reason === null ? chosen : null);
    if (reason !== null) setState({ step: 'refused', name: chosen.name, reason });
    else setState({ step: files.length > 1 ? 'one-of-many' : 'idle' });
  };

  /** Puts the chosen file away. */
  const putAway = () => {
    if (transfer.current) return;
    setFile(null);
    setState({ step: 'idle' });
  };

  const send = async () => {
    if (!file || transfer.current) return;
    const controller = new AbortController();
    transfer.current = controller;
    window.addEventListener('beforeunload', askBeforeLeaving);
    setState({ step: 'uploading', part: 0 });
    try {
      await refuseVisitor(file);
      controller.signal.throwIfAborted();
      const item = await sendPicture(file, {
        onProgress: (part) => setState({ step: 'uploading', part }),
        signal: controller.signal,
      });
      forgetKeptGalleries();
      const waits = item.awaitsApproval === true;
      // A picture that awaits approval can't be shown yet.
      if (!waits) onUploaded(item);
      setFile(null);
      setState({ step: 'done', waits });
      // The visitor may have gone to another page.
      if (!here.current) notify(success);
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ step: 'idle' });
      } else {
        const wayOn = wayOnFrom(error);
        if (wayOn === 'log-in') becomeVisitor();
        setState({ step: 'failed', reason: uploadFailure(error), wayOn });
        if (!here.current) notify(failure, 'error');
      }
    } finally {
      transfer.current = null;
      window.removeEventListener('beforeunload', askBeforeLeaving);
    }
  };

  /** Asks before it sends, as in the specification; without a file it says so. */
  const submit = () => {
    if (transfer.current) return;
    if (!file) window.alert('Please select a file first');
    else if (window.confirm(`Are you sure you want to upload "${file.name}"?`)) void send();
  };

  return {
    file,
    state,
    choose,
    putAway,
    submit,
    cancel: () => transfer.current?.abort(),
  };
};
