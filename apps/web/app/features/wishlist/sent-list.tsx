import type { CartItem } from '@kalavithi/contract/cart';
import { toCartItem } from '@kalavithi/contract/cart-item';
import { isCallError } from '@kalavithi/contract/client';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Loader } from '../../brand/doorway';
import { isFew, WorkGrid } from '../../brand/work-card';
import { useHydrated } from '../../lib/browser/hydrated';
import { api } from '../../lib/loading/api';
import { answerOf, isNotFound } from '../../lib/loading/loaded';
import { ItemCard } from '../../lib/works/item-card';
import { idsInLink } from '../../lib/works/list-link';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import styles from './sent-list.module.css';

interface SentListProps {
  heart: (item: CartItem) => ReactNode;
  actions: (item: CartItem) => Elements;
}

/** The works of a list that somebody sent as a link, above the visitor's own. */
export function SentList(props: SentListProps) {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const ids = hydrated ? idsInLink(params) : [];
  return ids.length === 0 ? null : <LoadedList key={ids.join()} ids={ids} {...props} />;
}

type State = 'loading' | 'failed' | { items: readonly CartItem[]; missing: number };

/** A work of the list; null when the collection does not have it. Throws without a connection. */
const loadItem = async (id: string): Promise<CartItem | null> => {
  try {
    const work = await answerOf(api('work', { params: { id } }));
    return work.catalogue === 'gallery' ? null : toCartItem(work);
  } catch (error) {
    if (isCallError(error) && isNotFound(error)) return null;
    throw error;
  }
};

const loadItems = async (ids: readonly string[]): Promise<State> => {
  try {
    const found = await Promise.all(ids.map(loadItem));
    const items = found.filter((item) => item !== null);
    return { items, missing: ids.length - items.length };
  } catch {
    return 'failed';
  }
};

function LoadedList({ ids, heart, actions }: SentListProps & { ids: readonly string[] }) {
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void loadItems(ids).then((list) => isCurrent && setState(list));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- remounted by its key when the ids change
  }, [attempt]);
  return (
    <section className={`wrap ${styles.list}`} aria-labelledby="sent-list">
      <h2 id="sent-list">A list that was sent to you</h2>
      {state === 'loading' && <Loader>Loading...</Loader>}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>The works of this list did not arrive. Check your connection and try again.</p>
          <Button
            look="line"
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {typeof state === 'object' && (
        <>
          {state.missing > 0 && (
            <p className={styles.missing}>
              {state.missing === 1
                ? 'One work of this list is no longer in the collection.'
                : `${state.missing} works of this list are no longer in the collection.`}
            </p>
          )}
          <WorkGrid label="Sent list" count={state.items.length}>
            {state.items.map((item) => (
              <li key={item.id} data-room={item.catalogue}>
                <ItemCard
                  item={item}
                  large={state.items.length === 1 ? 'alone' : isFew(state.items.length)}
                  heart={heart(item)}
                  actions={actions(item)}
                />
              </li>
            ))}
          </WorkGrid>
        </>
      )}
    </section>
  );
}
