import { hydrate } from './shell/hydrate';

// Nothing else: the document's start script runs this without fetching the file.
void hydrate();
