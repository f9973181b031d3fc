import { passwords } from './constants.ts';

/** The name of the site in both scripts. */
const siteNames = ['kalavithi', 'kalaveethi', 'कलावीथी'];

/** Shorter words are ignored: a person called Li may use "li" with fourteen digits. */
const minLetters = 4;

const normalised = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** The letters of a text: `kalavithi` for "Kalavithi@2026!". */
const lettersOf = (text: string) => normalised(text).replaceAll(/[^\p{L}\p{M}]/gu, '');

/** Whether a password is a word, perhaps repeated once or with digits, spaces and punctuation. */
const isLittleMoreThan = (password: string, word: string): boolean => {
  if (normalised(password) === normalised(word)) return true;
  const letters = lettersOf(word);
  if ([...letters].length < minLetters) return false;
  const typed = lettersOf(password);
  return typed === letters || typed === letters + letters;
};

/** Facts about the owner that an attacker may know. */
export interface PasswordOwner {
  name?: string;
  email?: string;
}

/**
 * The error code of the rule that a new password breaks, or null. Lengths are in Unicode code
 * points. The server also checks a list of common passwords.
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
  if (new Set(normalised(password)).size === 1) return 'password-repeated';
  if (siteNames.some((word) => isLittleMoreThan(password, word))) return 'password-site-name';
  if (
    email &&
    [email, email.slice(0, email.lastIndexOf('@'))].some((word) => isLittleMoreThan(password, word))
  )
    return 'password-own-email';
  if (name && isLittleMoreThan(password, name)) return 'password-own-name';
  return null;
};
