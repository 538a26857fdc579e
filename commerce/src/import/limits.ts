/** How much an import reads, and how much it tells. */
export const OF_IMPORT = {
  /** Characters of a cell. */
  cell: 20_000,
  /** Characters of a Markdown text, which is read in some milliseconds. */
  markdown: 200_000,
  /** Major units. */
  money: 1e10,
  /** Bytes of a file in which its separator is looked for. */
  separatorBytes: 256 * 1024,
  /** Problems that are told; the others are counted. */
  problems: 200,
  /** Look-alikes of a SKU that are told. */
  lookAlikes: 50,
} as const
