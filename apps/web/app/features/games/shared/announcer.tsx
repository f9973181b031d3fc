import { useCallback, useState, type ReactElement } from 'react';

/** Older messages stay for a while, for screen readers that are still reading them. */
const maxMessages = 6;

interface Message {
  id: number;
  text: string;
}

/**
 * Announces events of the game to screen readers. Each message is added below the last, so that it
 * replaces none that has not been read. Render `announcer` anywhere; it is not visible.
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
