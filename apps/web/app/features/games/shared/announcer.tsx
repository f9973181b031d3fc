import { useCallback, useState, type ReactElement } from 'react';

/** So many stay, that a screen reader which is still reading the last one finds it. */
const maxMessages = 6;

interface Message {
  id: number;
  text: string;
}

/**
 * What a screen reader hears of the game, one sentence after the other: each is added below the last, so that none replaces one that has not been
 * read yet. `announcer` goes somewhere into the page and is not seen.
 */
export function useAnnouncer(): { announce: (text: string) => void; announcer: ReactElement } {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const announce = useCallback((text: string) => {
    setMessages((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text }].slice(-maxMessages));
  }, []);
  const announcer = (
    <div className="sr" role="log" aria-live="polite" aria-label="Game events">
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
  return { announce, announcer };
}
