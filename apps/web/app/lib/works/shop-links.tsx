import { ButtonLink } from '../../ui/button';

interface ShopLinksProps {
  /** Whether the first link is the main thing to do. */
  leads: boolean;
}

/** The ways to what is sold, for a list that is still empty. */
export function ShopLinks({ leads }: ShopLinksProps) {
  return (
    <>
      <ButtonLink look={leads ? 'primary' : 'line'} to="/arts/paintings">
        See paintings
      </ButtonLink>
      <ButtonLink look="line" to="/arts/handicrafts">
        See handicrafts
      </ButtonLink>
    </>
  );
}
