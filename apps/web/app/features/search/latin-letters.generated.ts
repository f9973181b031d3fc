/**
 * Made by `npm run letters` from @indic-transliteration/sanscript (MIT): the Latin spelling of each
 * letter by its offset in the Unicode block of an Indian script, with . for none.
 */
export const latinLetters: readonly string[] =
  '. n n h . a aa i ee u oo ri l e e e ai o o o au k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h . . . . aa i ee u oo ri ri e e e ai o o o au . t . om . . . . . . . q kh g z r rh f y ri l l l . . . . . . . . . . . . n . e . om . . . . . n n r l l .'.split(' ');
