/** A table with a variety in each row and a fact in each column. Small screens keep name, genotype, THC and price. */
import { createIsomorphicFn } from '@tanstack/react-start'
import { Plain, fetched } from './plain.tsx'
import { TableContent, type TableProps } from './table-content.tsx'

const onServer = createIsomorphicFn()
  .server(() => TableContent)
  .client(() => null)
const CONTENT = fetched(onServer(), () => import('./table-content.tsx').then(({ TableContent: Content }) => Content))
/** Fetches the code for tables that the browser makes. */
export const fetchTables = CONTENT.fetch

export const VarietyTable = (table: TableProps) => (
  <Plain
    as="table"
    className={table.current ? 'variety-table variety-table--compare' : 'variety-table'}
    of={table.varieties}
    content={CONTENT}
    shown={table}
  />
)
