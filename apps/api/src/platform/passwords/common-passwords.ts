import list from './common-passwords.json' with { type: 'json' };

/**
 * `common-passwords.json` has those of the 10,000 most common passwords that are long enough for
 * the rules, in lower case: the first 10,000 entries of `passwords.json` in
 * @zxcvbn-ts/language-common 4.1.3 (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.;
 * Copyright (c) 2021 @zxcvbn-ts; MIT licence, in this folder), ranked by frequency in leaks.
 * @zxcvbn-ts/language-common 4.1.3 (Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.;
 * Copyright (c) 2021 @zxcvbn-ts; MIT licence, kept beside it), which ranks them by how often they
 * were seen in leaks.
 */
const common: ReadonlySet<string> = new Set(list);

/** Whether a password is one of the 10,000 most common, in any case. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.normalize('NFKC').toLowerCase());
