/** The condition of lists that are filtered by metadata. */
import type { Params } from '../../statements/sql.ts'

export interface MetadataCondition {
  key: string
  /** One of the values, or several of which it has one; any without it. */
  value?: string | readonly string[] | null
}

/** The condition that metadata has each key and, if given, its value. */
export const hasMetadata = (params: Params, column: string, asked: readonly MetadataCondition[]): string[] =>
  asked.map(({ key, value }) => {
    if (value == null) return `${column} ? ${params.param(key)}`
    const of = `${column} ->> ${params.param(key)}`
    return typeof value === 'string' ? `${of} = ${params.param(value)}` : `${of} = any(${params.param(value)}::text[])`
  })
