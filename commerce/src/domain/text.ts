/** Text from clients as the database can keep it: without NUL, without halves of surrogate pairs. */
export const plainText = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
