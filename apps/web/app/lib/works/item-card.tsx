import type { CartItem } from '@kalavithi/contract/cart';
import { workPath } from '@kalavithi/contract/links';
import type { ReactNode } from 'react';
import { WorkCard } from '../../brand/work-card';
import { desk, phone, smallest, tablet } from '../../styles/breakpoints';
import { upToTablet } from '../../styles/picture-sizes';
import type { Elements } from '../../ui/elements';
import { Picture } from '../../ui/picture';
import { Region } from '../../ui/region';
import { pictureSources } from '../format/picture-sources';
import { rupees } from '../format/rupees';
import { shorten } from './shorten';
import { wordsInList } from './words-in-list';

/** Width of a work in the grid. */
const sizes = {
  paintings: `${smallest} 62vw, ${upToTablet(46)}, ${desk} 25vw, 240px`,
  handicrafts: `${tablet} 46vw, ${desk} 31vw, 275px`,
} as const;

/** The same where the grid has few works. */
const largeSizes = {
  paintings: `${smallest} 62vw, ${tablet} 46vw, 400px`,
  handicrafts: `${tablet} 62vw, 400px`,
} as const;

/** The same of a work alone: on a phone, as wide as the page. */
const sizesAlone = `${phone} and (max-resolution: 2.2dppx) 77vw, ${phone} 62vw, 400px`;

/** A larger card in a grid of few works, or `alone` in it. */
export type Larger = boolean | 'alone';

interface ItemCardProps {
  item: CartItem;
  priority?: 'first' | 'early' | 'late';
  tag?: string | undefined;
  /** The wishlist button next to the name. */
  heart?: ReactNode;
  actions: Elements;
  large?: Larger;
}

/** The name of a tradition in its script, or a region. */
function Signature({ text, lang }: NonNullable<CartItem['signature']>) {
  return (
    <p className="script" lang={lang}>
      {lang ? <span>{text}</span> : <Region text={text} />}
    </p>
  );
}

/** A work for sale on its card: the same in the shop, in the wishlist and in a list that was sent. */
export function ItemCard({ item, priority = 'late', tag, heart, actions, large = false }: ItemCardProps) {
  const { id, catalogue, name, hi, description, price, picture, signature, origin } = item;
  const isCraft = catalogue === 'handicrafts';
  const to = catalogue && workPath({ catalogue, id });
  if (to && !import.meta.env.SSR) wordsInList.set(to, description);
  return (
    <WorkCard
      mat={isCraft ? 'photo' : 'framed'}
      to={to}
      picture={
        picture && (
          <Picture
            sources={pictureSources(picture)}
            sizes={
              large === 'alone'
                ? sizesAlone
                : (large ? largeSizes : sizes)[isCraft ? 'handicrafts' : 'paintings']
            }
            priority={priority}
            whole={!isCraft}
          />
        )
      }
      tag={tag}
      eyebrow={signature && <Signature {...signature} />}
      origin={origin}
      name={name}
      hi={hi}
      description={large ? description : shorten(description)}
      brief={large ? shorten(description) : undefined}
      price={rupees(price)}
      heart={heart}
      actions={actions}
    />
  );
}
