/** Removes from a client's text what the database cannot store: NUL and halves of surrogate pairs. */
export const plainText = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
