/** The name of the house, and the same in Devanagari. */
export const siteName = 'Kalavithi';
export const siteNameHi = 'कला वीथी';
