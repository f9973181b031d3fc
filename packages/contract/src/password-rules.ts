import { passwords } from './constants.ts';

/** The site's name in both scripts, without spaces and vowel-length variants that nobody types. */
const siteNames = ['kalavithi', 'kalaveethi', 'कलावीथी'];

/** Shorter names don't count: a person called Li may use "li" with fourteen digits. */
const shortestCore = 4;

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** The letters of a text: `kalavithi` for "Kalavithi@2026!". */
const coreOf = (text: string) => folded(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

/** Whether a password is a word, also written twice or with digits, spaces and punctuation. */
const isLittleMoreThan = (password: string, word: string): boolean => {
  if (folded(password) === folded(word)) return true;
  const core = coreOf(word);
  if ([...core].length < shortestCore) return false;
  const typed = coreOf(password);
  return typed === core || typed === core + core;
};

/** What a guesser knows about the owner of a password. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/**
 * The rule that a new password breaks, as a code of the error table; null when it breaks none. Length
 * counts Unicode code points. The server also checks the list of common passwords.
 */
export const passwordProblem = (
  password: string,
  { name, email }: PasswordOwner = {},
):
  | 'password-short'
  | 'password-long'
  | 'password-spaces'
  | 'password-repeated'
  | 'password-site-name'
  | 'password-own-email'
  | 'password-own-name'
  | null => {
  const characters = [...password];
  if (characters.length < passwords.minLength) return 'password-short';
  if (characters.length > passwords.maxLength) return 'password-long';
  if (password.trim() === '') return 'password-spaces';
  if (new Set(folded(password)).size === 1) return 'password-repeated';
  if (siteNames.some((word) => isLittleMoreThan(password, word))) return 'password-site-name';
  if (
    email &&
    [email, email.slice(0, email.lastIndexOf('@'))].some((word) => isLittleMoreThan(password, word))
  )
    return 'password-own-email';
  if (name && isLittleMoreThan(password, name)) return 'password-own-name';
  return null;
};
