/** Properties of a native KeyboardEvent; `keyCode` is 229 while an input method handles the key. */
export type ComposingKey = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * Whether an input method (IME) handles a key: the Enter that confirms a conversion, the Escape that cancels it. Safari
 * ends the composition before it dispatches the key, which then has `isComposing` false and the key code 229.
 */
export const isComposing = (press: ComposingKey): boolean => press.isComposing || press.keyCode === 229;
