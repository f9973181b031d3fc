import { useEffect, useRef, useState, type RefObject } from 'react';
import { embedOrigin } from '../../lib/format/youtube';

/** How often the player is asked, until it answers. */
const askMs = 500;

/** How long the player may take to answer before its silence is reported. */
const timeoutMs = 8000;

/** Opens YouTube's messages (developers.google.com/youtube/iframe_api_reference). */
const listening = JSON.stringify({ event: 'listening', id: 'lesson', channel: 'widget' });

interface EmbeddedPlayer {
  frame: RefObject<HTMLIFrameElement | null>;
  /** `silent` after the timeout; a player that answers even then is `playing`. */
  state: 'waiting' | 'loading' | 'silent' | 'playing';
  /** The key of the frame: each attempt has a new one. */
  attempt: number;
  /** Loads the player, again if it was loaded before. */
  load: () => void;
}

/** The state of YouTube's player by its own messages: a frame that failed has loaded an error page. */
export const useEmbeddedPlayer = (): EmbeddedPlayer => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<EmbeddedPlayer['state']>('waiting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0) return;
    // From the button, which is gone.
    frame.current?.focus();
    // To any origin: it holds no secret, and error pages have none that could be named.
    const asking = setInterval(() => frame.current?.contentWindow?.postMessage(listening, '*'), askMs);
    const silence = setTimeout(() => setState('silent'), timeoutMs);
    const stop = () => {
      clearInterval(asking);
      clearTimeout(silence);
      window.removeEventListener('message', onMessage);
    };
    const onMessage = ({ origin, source }: MessageEvent) => {
      if (origin !== embedOrigin || source !== frame.current?.contentWindow) return;
      stop();
      setState('playing');
    };
    window.addEventListener('message', onMessage);
    return stop;
  }, [attempt]);
  return {
    frame,
    state,
    attempt,
    load: () => {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
};
