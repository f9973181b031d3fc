import type { CartItem } from '@kalavithi/contract/cart';
import { workPath } from '@kalavithi/contract/links';
import { useLayoutEffect, useState } from 'react';
import { matClass } from '../../brand/mat';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import { shorten } from '../../lib/works/shorten';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { moveFocusToNeighbour } from '../../ui/move-focus';
import { Picture } from '../../ui/picture';
import { settleList } from '../../ui/settle-list';
import { SignedText } from '../../ui/signed-text';
import { dismissFlow } from '../../lib/shell/toasts';
import styles from './cart-list.module.css';
import { removeFromCart } from './cart.store';
import { withRemoved, type Row } from './removed-rows';

/** How long '❌ Removed from cart!' shows, in milliseconds. */
const removalNoteMs = 2000;

/** The items of the cart. `onSettled` tells whether no removed row is shown. */
export function CartList({
  items,
  onSettled,
}: {
  items: readonly CartItem[];
  onSettled: (settled: boolean) => void;
}) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [rows, setRows] = useState<Row[]>(() => withRemoved([], items, removed));
  const [previous, setPrevious] = useState({ items, removed });
  if (previous.items !== items || previous.removed !== removed) {
    setPrevious({ items, removed });
    setRows(withRemoved(rows, items, removed));
  }

  // Before the next frame, which would show the cart without works, not the empty one.
  useLayoutEffect(() => onSettled(removed.size === 0), [removed, onSettled]);

  const remove = (id: string, row: Element | null) => {
    moveFocusToNeighbour(row);
    // In the same update, or the list of a last item would disappear before its note shows.
    onSettled(false);
    // What it says is no longer about this cart.
    dismissFlow('payment');
    setRemoved((now) => new Set(now).add(id));
    removeFromCart(id);
    setTimeout(
      () =>
        settleList(row?.parentElement, () =>
          setRemoved((now) => new Set([...now].filter((other) => other !== id))),
        ),
      removalNoteMs,
    );
  };

  return (
    <ul aria-label="Items">
      {rows.map(({ item, isRemoved }) => (
        <li key={item.id} className={classes(styles.row, isRemoved && styles.gone)}>
          <div className={classes(matClass, styles.mat)}>
            {item.picture && (
              <Picture
                sources={pictureSources(item.picture)}
                sizes={rows.length > 1 ? '168px' : '(width > 31.25em) 356px, 85vw'}
                whole
              />
            )}
          </div>
          <div className={styles.told}>
            {rows.length === 1 && <p className={styles.hi}>{item.origin}</p>}
            <h2 className={styles.name}>
              {item.catalogue && !item.gone ? (
                <Link to={workPath({ catalogue: item.catalogue, id: item.id })}>{item.name}</Link>
              ) : (
                item.name
              )}
            </h2>
            <p className={styles.hi} lang="hi">
              {item.hi}
            </p>
            <p className={styles.description}>
              {item.gone ? (
                'This work is no longer in the collection. It is not part of the total.'
              ) : (
                <>
                  <span className={styles.whole}>{item.description}</span>
                  <span className={styles.brief}>{shorten(item.description)}</span>
                </>
              )}
            </p>
          </div>
          <div className={styles.actions} role="status">
            {isRemoved ? (
              <SignedText text="❌ Removed from cart!" />
            ) : (
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${item.name}`}
                onClick={(event) => remove(item.id, event.currentTarget.closest('li'))}
              >
                Remove
              </button>
            )}
          </div>
          {!item.gone && <span className={classes('price', styles.price)}>{rupees(item.price)}</span>}
        </li>
      ))}
    </ul>
  );
}
