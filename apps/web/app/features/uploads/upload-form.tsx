import { uploads } from '@kalavithi/contract/constants';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { Camera, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { verifyEmail } from '../../lib/session/verification-offer';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import { ChosenFile } from './chosen-file';
import { PictureFrame } from './picture-frame';
import styles from './upload-form.module.css';
import { useUpload, type UploadState } from './use-upload';

const accepted = uploads.contentTypes.join(',');
const formats = `${uploads.formats.slice(0, -1).join(', ')} or ${uploads.formats.at(-1)}`;
const placeNotes = {
  first: 'It hangs first on the wall.',
  'as-before': 'You uploaded this picture before: it hangs where it did.',
  'awaits-approval': 'Every picture is looked at before it joins the gallery. Yours is waiting its turn.',
};
const megabytes = uploads.maxBytes / (1024 * 1024);

/** The result of choosing or uploading a picture, with what to do next. */
export function Outcome({ state }: { state: UploadState }) {
  switch (state.step) {
    case 'done':
      return <Note title="Upload successful!" reason={placeNotes[state.place]} />;
    case 'one-of-many':
      return <Note title="One picture at a time: the first file is chosen." />;
    case 'refused':
      return <Note isError title={state.name} reason={state.reason} />;
    case 'failed':
      return (
        <Note isError title="Upload failed!" reason={state.reason}>
          {state.remedy === 'verify-email' && (
            <Button small className={styles.login} onClick={() => void verifyEmail('/upload')}>
              Verify it now
            </Button>
          )}
          {state.remedy === 'log-in' && (
            <Button small className={styles.login} onClick={() => openAuthDialog('login')}>
              Login
            </Button>
          )}
        </Note>
      );
    default:
      return null;
  }
}

/** Accepts files that are dropped on the page or pasted. Returns whether one is dragged over it. */
const useDroppedFile = (choose: (files: FileList | undefined) => void): boolean => {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const onDragOver = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setIsDraggedOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDraggedOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDraggedOver(false);
      if (!carriesFile(event)) return;
      event.preventDefault();
      latest.current(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => latest.current(event.clipboardData?.files);
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
      window.removeEventListener('paste', onPaste);
    };
  }, []);
  return isDraggedOver;
};

type UploadFormProps = ReturnType<typeof useUpload> & Pick<UploadSectionProps, 'wallTitle'>;

function UploadForm({ file, state, choose, refuse, clear, submit, cancel, wallTitle }: UploadFormProps) {
  const isDraggedOver = useDroppedFile(choose);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const busy = state.step === 'uploading';

  // A file may have been chosen before hydration.
  const initialChoose = useRef(choose);
  useEffect(() => initialChoose.current(input.current?.files), []);

  // When the upload ends, Cancel disappears; its focus moves to the button next to it.
  const action = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      action.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    choose(event.target.files);
    // Lets the same file be chosen again.
    event.target.value = '';
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <div className={styles.hung}>
        <label
          className={classes(styles.drop, isDraggedOver && !busy && styles.over, file && styles.filled)}
          data-busy={busy ? true : undefined}
        >
          <PictureFrame file={file} onFailed={refuse}>
            <span className={styles.invitation}>
              <Icon of={Upload} size={32} />
              <b>Choose a picture of your work</b>
              <span className="small muted">
                <span className="for-mouse">or drop it here, or paste it. </span>Daylight, no flash, straight
                on.
              </span>
            </span>
          </PictureFrame>
          <input
            ref={input}
            type="file"
            name="art"
            accept={accepted}
            aria-label="Choose a picture of your work"
            disabled={busy}
            onChange={onChange}
          />
        </label>
        {file && (
          <ChosenFile
            file={file}
            progress={state.step === 'uploading' ? state.progress : null}
            onRemove={() => {
              clear();
              input.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <div className={styles.foot} data-upload-outcome>
        {/* The result stands between it and the picture; on a phone, above the wall and its title. */}
        {state.step === 'done' && <h2 className={styles.heading}>{wallTitle}</h2>}
        <div
          className={styles.outcome}
          role={state.step === 'failed' || state.step === 'refused' ? 'alert' : 'status'}
        >
          <Outcome state={state} />
        </div>
        <div className={styles.actions}>
          <Button
            ref={action}
            type="submit"
            // One button is filled: that of the result, if it has one.
            look={file && !(state.step === 'failed' && state.remedy) ? 'wall' : 'wall-line'}
            busy={busy && 'Uploading...'}
          >
            {state.step === 'failed' && file ? 'Try again' : 'Upload'}
          </Button>
          {busy && (
            <Button look="wall-line" onClick={cancel}>
              Cancel
            </Button>
          )}
          {file && !busy && (
            <Button look="wall-line" onClick={() => input.current?.click()}>
              Choose another
            </Button>
          )}
          {!busy && !file && (
            <span className={styles.camera}>
              <Button look="wall-line" onClick={() => camera.current?.click()}>
                <Icon of={Camera} /> Take a photo
              </Button>
              <input
                ref={camera}
                type="file"
                accept={accepted}
                capture="environment"
                tabIndex={-1}
                aria-hidden="true"
                onChange={onChange}
              />
            </span>
          )}
        </div>
      </div>
    </form>
  );
}

interface UploadSectionProps {
  /** The title of the wall below, under which the result of an upload stands. */
  wallTitle: string;
  /** Receives the new gallery item. */
  onUploaded: (item: GalleryItem) => void;
}

/** The upload form and its explanation. */
export function UploadSection({ wallTitle, onUploaded }: UploadSectionProps) {
  const upload = useUpload(onUploaded);
  const emptyFrame = upload.state.step === 'done' ? 'done' : 'empty';
  return (
    <div className={classes('wrap', styles.upload)} data-frame={upload.file ? 'filled' : emptyFrame}>
      <UploadForm {...upload} wallTitle={wallTitle} />
      <div className={styles.words}>
        <p className="read">
          Uploaded pictures hang in the Artwork Gallery, where everyone can see them. Sign the work, name the
          tradition, and credit your teacher if&nbsp;you&nbsp;had&nbsp;one.
        </p>
        <p className={styles.terms}>
          {`${formats}, up to ${megabytes} MB. You need an account to upload, but not to look.`}
        </p>
        <p className={classes('read', styles.unscripted)}>
          Uploading needs scripts, which are switched off in this browser.
        </p>
        <Link className="textlink" to="/upload/gallery">
          Artwork Gallery
        </Link>
      </div>
    </div>
  );
}
