/** What names an account: its address, whichever case it is written in. */
export const emailKey = (email: string): string => email.toLowerCase();
