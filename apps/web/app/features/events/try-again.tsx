import { useTryAgain } from '../../lib/loading/loaded';
import { Button } from '../../ui/button';

/** Loads the page's data again. `of` is what failed. */
export function TryAgain({ of }: { of: unknown }) {
  const { trying, tryAgain } = useTryAgain(of);
  return (
    <Button busy={trying && 'Trying...'} onClick={tryAgain}>
      Try again
    </Button>
  );
}
