import type { Page } from '@kalavithi/contract/page';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';

export const findPage = ({ content }: Pick<Deps, 'content'>, id: string): Outcome<Page, 'page-not-found'> => {
  const page = content.current().pages.get(id);
  return page ? done(page) : refuse('page-not-found');
};
