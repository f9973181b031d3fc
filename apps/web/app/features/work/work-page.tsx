import type { Catalogue, WorkDetails } from '@kalavithi/contract/work';
import type { ReactNode } from 'react';
import { EmptyState } from '../../brand/empty-state';
import { AwaitLoaded } from '../../lib/loading/await-loaded';
import type { PageData } from '../../lib/loading/loaded';
import { ButtonLink } from '../../ui/button';
import { labelOf } from '../../site-map';
import type { WorkPageData } from './load-work';
import { MissingWork } from './missing-work';
import { roomOfCatalogue, WorkSkeleton, WorkView, type WorkViewProps } from './work-view';

interface WorkPageProps<Of extends Catalogue> {
  data: PageData<WorkPageData<Of>>;
  catalogue: Of;
  /** What a member can do with the work; the features that know how are composed by the route. */
  slots: (work: Extract<WorkDetails, { catalogue: Of }>) => Omit<WorkViewProps, 'work' | 'others'>;
}

/** The page of a work, or its loading, error or not-found state. */
export function WorkPage<Of extends Catalogue>({ data, catalogue, slots }: WorkPageProps<Of>): ReactNode {
  const room = roomOfCatalogue[catalogue];
  return (
    <AwaitLoaded
      data={data}
      fallback={<WorkSkeleton catalogue={catalogue} />}
      failed={(tryAgain) => (
        <EmptyState
          heading
          role="alert"
          title="This work did not arrive."
          drawing="closed-door"
          actions={
            <>
              {tryAgain}
              <ButtonLink look="line" to={room.path}>
                {labelOf(room)}
              </ButtonLink>
            </>
          }
        >
          We could not reach our server. Check your connection and try again.
        </EmptyState>
      )}
    >
      {({ work, others }) =>
        work ? (
          <WorkView work={work} others={others} {...slots(work)} />
        ) : (
          <MissingWork catalogue={catalogue} neighbours={others} />
        )
      }
    </AwaitLoaded>
  );
}
