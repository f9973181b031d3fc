import type { Client, Reply } from '@kalavithi/contract/client';
import { nextCursor } from '@kalavithi/contract/links';
import type { Catalogue, Work } from '@kalavithi/contract/work';

/** Loads all works of a catalogue, page by page. */
export const allWorks = async <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
): Promise<Extract<Work, { catalogue: Of }>[]> => {
  const works = new Map<string, Work>();
  let cursor: string | null = null;
  do {
    const before = works.size;
    const { answer, headers }: Reply<'works'> = await client('works', {
      query: { catalogue, ...(cursor !== null && { cursor }) },
    });
    for (const work of answer) works.set(work.id, work);
    // A page without new works ends the list, whatever the Link header says.
    cursor = works.size === before ? null : nextCursor(headers.get('link'));
  } while (cursor !== null);
  return [...works.values()].filter(
    (work): work is Extract<Work, { catalogue: Of }> => work.catalogue === catalogue,
  );
};
