import { paintings } from '@kalavithi/catalogue/paintings';
import type { Picture } from '@kalavithi/contract/picture';
import type { AuthMode } from '../../lib/session/auth-dialog';

const pictureOf = (id: string): Picture | null =>
  paintings.find((painting) => painting.id === id)?.picture ?? null;

const resetting = { picture: pictureOf('painting-gond-rain-peacocks'), wall: 'zangar' } as const;

/** The work that hangs beside each step, on its own pigment. */
export const authPictures: Record<AuthMode, { picture: Picture | null; wall: 'zangar' | 'manjistha' }> = {
  login: { picture: pictureOf('painting-gond-mahua-deer'), wall: 'zangar' },
  signup: { picture: pictureOf('painting-kurumba-honey-cliff'), wall: 'manjistha' },
  'reset-email': resetting,
  'reset-otp': resetting,
  'reset-new': resetting,
};
