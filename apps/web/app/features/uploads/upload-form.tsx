import { uploads } from '@kalavithi/contract/constants';
import { routes } from '@kalavithi/contract/routes';
import { useRef, useState, type FormEvent } from 'react';
import { apiBase } from '../../lib/api';
import { Button } from '../../ui/button';
import styles from './upload-form.module.css';

type State = { step: 'idle' | 'uploading' | 'done' } | { step: 'failed'; reason: string };

const noAnswer = 'The server did not answer. Your file is still chosen: try again.';

const send = async (file: File): Promise<void> => {
  const form = new FormData();
  form.set('art', file);
  let response: Response;
  try {
    response = await fetch(new URL(routes.upload.path, apiBase()), {
      method: routes.upload.method,
      credentials: 'include',
      body: form,
    });
  } catch (error) {
    throw new Error(noAnswer, { cause: error });
  }
  if (response.ok) return;
  const answer = (await response.json().catch(() => null)) as { message?: string } | null;
  throw new Error(answer?.message ?? noAnswer);
};

/** Chooses a file, asks, and uploads it. `onUploaded` is told after a success. */
export function UploadForm({ onUploaded }: { onUploaded: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ step: 'idle' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (state.step === 'uploading') return;
    if (!file) {
      window.alert('Please select a file first');
      return;
    }
    if (!window.confirm(`Are you sure you want to upload "${file.name}"?`)) return;
    setState({ step: 'uploading' });
    try {
      await send(file);
      if (input.current) input.current.value = '';
      setState({ step: 'done' });
      onUploaded();
    } catch (error) {
      setState({ step: 'failed', reason: (error as Error).message });
    }
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <label htmlFor="art">Your artwork</label>
      <input ref={input} id="art" name="art" type="file" accept={uploads.contentTypes.join(',')} />
      <Button type="submit" disabled={state.step === 'uploading'}>
        {state.step === 'uploading' ? 'Uploading...' : 'Upload'}
      </Button>
      <div role="status">
        {state.step === 'done' && <p>Upload successful!</p>}
        {state.step === 'failed' && (
          <>
            <p>Upload failed!</p>
            <p className="muted small">{state.reason}</p>
          </>
        )}
      </div>
    </form>
  );
}
