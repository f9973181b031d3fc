import type { Work } from '@kalavithi/contract/work';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';

export const findWork = ({ content }: Pick<Deps, 'content'>, id: string): Outcome<Work, 'work-not-found'> => {
  const work = content.current().workById.get(id);
  return work ? done(work) : refuse('work-not-found');
};
