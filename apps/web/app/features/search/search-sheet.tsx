import { Search, X } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '../../lib/loading/site';
import { closeSearch, setQuery, useSearch } from '../../lib/shell/search';
import { pictureSources, thumbnailSources } from '../../lib/format/picture-sources';
import { Doorway, Loader } from '../../brand/doorway';
import { EmptyState } from '../../brand/empty-state';
import { labelOf, pages } from '../../site-map';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { isBackdropPress, useModalDialog } from '../../ui/open-dialogs';
import { Picture } from '../../ui/picture';
import { createSearch, type SearchResult, type ResultGroup } from './create-search';
import { markWords } from './matching';
import styles from './search-sheet.module.css';
import { useEntries } from './use-entries';

/** Suggestions for an empty field. */
const examples = [
  { text: 'Warli', lang: 'en' },
  { text: 'Lotus', lang: 'en' },
  { text: 'Krishna', lang: 'en' },
  { text: 'मोर', lang: 'hi' },
] as const;

/** Where to look without a query, or when nothing matches. */
const rooms = [
  { of: 'paintings', to: pages.paintings.path, label: labelOf(pages.paintings) },
  { of: 'dances', to: pages.dances.path, label: labelOf(pages.dances) },
  { of: 'handicrafts', to: pages.handicrafts.path, label: labelOf(pages.handicrafts) },
  { of: 'gallery', to: pages.gallery.path, label: labelOf(pages.gallery) },
  { of: 'artists', to: pages.artists.path, label: labelOf(pages.artists) },
  { of: 'events', to: pages.events.path, label: 'Events' },
  { of: 'games', to: pages.games.path, label: 'Games' },
] as const;

/** With more results than these there is no room for the doors below them. */
const fewResults = 6;

/** Pixels of a thumbnail's side. */
const thumbnailSize = 56;

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(' and ');

function Marked({ text, marks }: { text: string; marks: readonly string[] }) {
  return markWords(text, marks).map(({ text: piece, marked }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and none keeps state
    marked ? <mark key={index}>{piece}</mark> : <span key={index}>{piece}</span>,
  );
}

interface ResultProps {
  found: SearchResult;
  room: ResultGroup['room'];
  /** Enter in the field opens this result. */
  first?: boolean;
}

function Result({ found: { entry, hi, line, marks }, room, first }: ResultProps) {
  return (
    <Link to={entry.to} className={styles.result} data-first={first || undefined} onClick={closeSearch}>
      <span className={styles.thumbnail}>
        {entry.picture ? (
          <Picture
            sources={thumbnailSources(entry.picture, thumbnailSize)}
            sizes={`${thumbnailSize}px`}
            decorative
          />
        ) : (
          <Doorway of={room} className={styles.smallDoorway} />
        )}
      </span>
      <span>
        <b>
          <Marked text={entry.name} marks={marks} />
        </b>
        <small>
          {hi && (
            <span lang="hi" className={styles.hi}>
              <Marked text={hi} marks={marks} />
            </span>
          )}
          <Marked text={line} marks={marks} />
        </small>
      </span>
    </Link>
  );
}

/** The search dialog, which slides in from the top. */
export function SearchSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const query = useSearch((state) => state.query);
  const { pictures } = useSite();
  const { entries, state, tryAgain } = useEntries();
  const search = useMemo(() => createSearch(entries), [entries]);
  const { groups, count, filters, hasAllWords, readAs, isGuess, similar } = useMemo(
    () => search(query),
    [search, query],
  );
  const isAsked = query.trim() !== '';
  const isLoading = isAsked && state === 'loading';
  const nearest = isGuess
    ? 'Nothing matches exactly. These come nearest.'
    : !hasAllWords
      ? 'Nothing has all of these words. These have the most.'
      : readAs.length > 0
        ? `Nothing is called ${quoted(readAs.map(({ typed }) => typed))}. Showing results for ${quoted(readAs.map(({ meant }) => meant))}.`
        : '';
  const navigate = useNavigate();

  useModalDialog(dialog, closeSearch, () => field.current?.focus());

  // The best of the new results are at the top.
  useLayoutEffect(() => dialog.current?.scrollTo(0, 0), [query]);

  /** The links in the order of the arrow keys: in results, one column after the other, each from its top. */
  const results = () =>
    [...(dialog.current?.querySelectorAll<HTMLElement>(`.${styles.groups}, .${styles.rooms}`) ?? [])].flatMap(
      (part) => {
        const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')];
        if (part.matches(`.${styles.rooms}`)) return links;
        return (
          links
            .map((link) => ({ link, box: link.getBoundingClientRect() }))
            // A low sheet leaves some out.
            .filter(({ box }) => box.height > 0)
            .sort((a, b) => Math.round(a.box.left - b.box.left) || a.box.top - b.box.top)
            .map(({ link }) => link)
        );
      },
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const inField = event.target === field.current;
    if (event.key === 'Escape') {
      // By default Escape would clear the field first.
      event.preventDefault();
      closeSearch();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const all = results();
      const at = all.indexOf(document.activeElement as HTMLAnchorElement);
      const to = at + (event.key === 'ArrowDown' ? 1 : -1);
      // Enter in the field opens the first result, so Down moves to the second.
      if (inField && event.key === 'ArrowDown') ((count > 0 && all[1]) || all[0])?.focus();
      else if (inField || to < 0) field.current?.focus();
      else all[to]?.focus();
    } else if (event.key === 'Enter' && inField) {
      event.preventDefault();
      // Uses the typed query, which may be newer than the results.
      const first = search(query).groups[0]?.found[0];
      if (first && !event.nativeEvent.isComposing) {
        closeSearch();
        void navigate(first.entry.to);
      }
    } else if (!inField && event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey)) {
      // Typing on a result continues in the field.
      if (event.key !== ' ') field.current?.focus();
    }
  };

  const doors = (
    <div className={styles.rooms}>
      {rooms.map(({ of, to, label }) => (
        <Link key={of} to={to} data-room={of} onClick={closeSearch}>
          <Doorway of={of} className={styles.doorway} />
          <span>{label}</span>
        </Link>
      ))}
    </div>
  );

  const choices = (
    <>
      <p className={styles.examples}>
        {examples.map(({ text, lang }) => (
          <button
            key={text}
            type="button"
            lang={lang}
            onClick={() => {
              setQuery(text);
              field.current?.focus();
            }}
          >
            {text}
          </button>
        ))}
      </p>
      {doors}
    </>
  );

  return (
    <dialog
      ref={dialog}
      className={styles.backdrop}
      aria-label="Search"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        closeSearch();
      }}
      onMouseDown={(event) => {
        if (isBackdropPress(event)) closeSearch();
      }}
    >
      <div className={styles.sheet}>
        <div className="wrap">
          <div className={styles.head} role="search">
            <Icon of={Search} size={24} />
            <input
              ref={field}
              type="search"
              aria-label="Search the street"
              placeholder="Search the street"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              lang={/\p{Script=Devanagari}/u.test(query) ? 'hi' : undefined}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <kbd className={styles.escape}>Esc</kbd>
            <IconButton label="Close search" onClick={closeSearch}>
              <Icon of={X} size={24} />
            </IconButton>
          </div>
          <p className="sr" role="status">
            {isAsked &&
              state === 'loaded' &&
              [count === 1 ? '1 result' : `${count} results`, filters, nearest].filter(Boolean).join(', ')}
          </p>
          {(isLoading || (!isAsked && state !== 'failed')) && (
            <div className={styles.opening}>
              <div className={`${styles.nothing} ${styles.start}`}>
                <p className="read">
                  Paintings, dances, handicrafts, the gallery, artists, events and games,{' '}
                  <span className="unbroken">
                    in English or in <span lang="hi">हिन्दी</span>.
                  </span>
                </p>
                {choices}
              </div>
              {isLoading && <Loader>Loading the search...</Loader>}
            </div>
          )}
          {state === 'failed' && (
            <div className={styles.nothing} role="alert">
              <p className={styles.none}>The search did not load.</p>
              <p className="muted">Check your connection and try again.</p>
              <div>
                <Button onClick={tryAgain}>Try again</Button>
              </div>
            </div>
          )}
          {isAsked && (filters !== '' || nearest !== '') && state === 'loaded' && (
            <div className={styles.understood}>
              {filters !== '' && (
                <p>
                  <span className="muted">Understood as</span> <b>{filters}</b>
                </p>
              )}
              {nearest !== '' && <p className="muted">{nearest}</p>}
            </div>
          )}
          {isAsked && count === 0 && state === 'loaded' && (
            <div className={styles.small}>
              <EmptyState
                title={`Nothing on the street ${filters === '' ? 'is called' : 'fits'} “${query.trim()}”.`}
                role="none"
                picture={pictureSources(pictures['empty-wishlist'])}
                actions={choices}
              >
                Try fewer letters, a tradition, a place, or what a work shows.
              </EmptyState>
            </div>
          )}
          {count > 0 && (
            <div className={styles.groups}>
              {groups.map(({ room, title, found }, groupIndex) => (
                <section key={room} className={styles.group} data-room={room} aria-label={title}>
                  <h2>
                    <Doorway of={room} className={styles.doorway} />
                    <span>{title}</span>
                    <span className={styles.count}>{found.length}</span>
                  </h2>
                  <ul>
                    {found.map((one, index) => (
                      <li key={one.entry.to}>
                        <Result found={one} room={room} first={groupIndex + index === 0} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          )}
          {similar.length > 0 && (
            <div className={`${styles.groups} ${styles.similar}`}>
              <section className={styles.group} aria-labelledby="search-similar">
                <h2 id="search-similar">
                  <span>More like this</span>
                </h2>
                <ul>
                  {similar.map((one) => (
                    <li key={one.entry.to} data-room={one.entry.kind}>
                      <Result found={one} room={one.entry.kind} />
                    </li>
                  ))}
                </ul>
              </section>
            </div>
          )}
          {count > 0 && count <= fewResults && (
            <section className={`${styles.start} ${styles.elsewhere}`} aria-labelledby="search-elsewhere">
              <h2 id="search-elsewhere">Elsewhere on the street</h2>
              {doors}
            </section>
          )}
          <div className={styles.keys}>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> move
            </span>
            <span>
              <kbd>Enter</kbd> open
            </span>
            <span>
              <kbd>/</kbd> search from anywhere
            </span>
          </div>
        </div>
      </div>
    </dialog>
  );
}
