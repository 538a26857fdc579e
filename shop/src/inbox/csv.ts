/** Writes rows as CSV for spreadsheets. Every cell is quoted, and none is run as a formula. */

/** One row of CSV. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** A cell that begins like a formula gets an apostrophe in front, as spreadsheets themselves mark a text. */
const cell = (text: string): string => {
  const harmless = /^[\s]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
