/** Several queries of the same variables as one document, so that the service is asked once. */
interface Query {
  source: string
}

/** A query without fragments, as the generator writes it: its variables, and what it asks for. */
const QUERY = /^query \w+(\([^)]*\))\{(.*)\}$/s

/** The source of one query that asks for all that these ask for. Throws where their variables are not the same. */
export function together(name: string, queries: readonly Query[]): string {
  const parts = queries.map(({ source }) => {
    const [, variables, fields] = QUERY.exec(source) ?? []
    if (!variables || !fields || fields.includes('...'))
      throw new Error(`This cannot be asked together with others: ${source}`)
    return { variables, fields }
  })
  const [first] = parts
  if (!first || parts.some(({ variables }) => variables !== first.variables))
    throw new Error(`${name}: queries that are asked together have the same variables.`)
  return `query ${name}${first.variables}{${parts.map(({ fields }) => fields).join(' ')}}`
}
