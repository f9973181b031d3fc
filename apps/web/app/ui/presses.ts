interface Modifiers {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a key is held that gives a press to the browser, such as for another tab. */
export const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Modifiers): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Whether a press of the mouse or a finger opens a link here. */
export const isPlainPress = (press: Modifiers & { button: number }): boolean =>
  press.button === 0 && !hasModifier(press);
