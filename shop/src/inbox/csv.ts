/** Rows as CSV for spreadsheets: every cell quoted, and none that a spreadsheet would run. */

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** What begins like a formula gets an apostrophe before it, as spreadsheets themselves write it. */
const cell = (text: string): string => {
  const harmless = /^[\s]*[=+\-@\t\r\n|%]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
