import { Kit } from '../dev/kit';

export const meta = () => [{ title: 'Parts | Kalavithi' }, { name: 'robots', content: 'noindex' }];

export default function DevKit() {
  return <Kit />;
}
