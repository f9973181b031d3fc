/** The key of an account: its address in lower case. */
export const emailKey = (email: string): string => email.toLowerCase();
