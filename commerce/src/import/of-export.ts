/** Knows the export of all facts about products, which is to be read and not to be imported. */

/** What such an export calls its columns, as Saleor does. */
const COLUMN = /^variant (?:sku|id)$| \(channel [a-z ]+\)$| \(warehouse quantity\)$/

/** Whether a file has columns of such an export. */
export const isOfExport = (header: readonly string[]): boolean => header.some((name) => COLUMN.test(name))
