/** The condition of lists that are filtered by metadata. */
import type { Params } from './sql.ts'

export interface MetadataCondition {
  key: string
  value?: string | null
}

/** The condition that metadata has each key and, if given, its value. */
export const hasMetadata = (params: Params, column: string, asked: readonly MetadataCondition[]): string[] =>
  asked.map(({ key, value }) =>
    value == null ? `${column} ? ${params.param(key)}` : `${column} ->> ${params.param(key)} = ${params.param(value)}`,
  )
