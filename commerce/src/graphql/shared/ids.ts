/** Ids in arguments, read as Saleor reads them. */
import { fromGlobalId, intKey, isUuid, uuidKey } from '../../domain/global-id.ts'
import { invalidArgument } from './errors.ts'

/** The key in a global id of that type; null for an id of another type. Anything that is no id is an error. */
export function keyOf(id: string, type: string): number | null {
  const parts = fromGlobalId(id)
  if (!parts || !(/^\d+$/.test(parts.key) || isUuid(parts.key)))
    throw invalidArgument(`Invalid ID: ${id.slice(0, 80)}. Expected: ${type}.`)
  return intKey(id, type)
}

/** Keys of a list of ids; an id of another type is an error. Keys beyond the database's are left out. */
export function keysOf(ids: readonly string[], type: string): number[] {
  return ids.flatMap((id) => {
    const key = keyOf(id, type)
    if (key === null && fromGlobalId(id)?.type !== type) throw invalidArgument(`Must receive a ${type} id.`)
    return key ?? []
  })
}

/** Exactly one of these arguments must be given; an empty one does not count. */
export function oneArgument(args: Record<string, unknown>, ...names: string[]): void {
  const given = names.filter((n) => Boolean(args[n]))
  if (given.length > 1)
    throw invalidArgument(
      `Argument '${given[0]}' cannot be combined with ${given
        .slice(1)
        .map((n) => `'${n}'`)
        .join(', ')}`,
    )
  if (given.length === 0)
    throw invalidArgument(`At least one of arguments is required: ${names.map((n) => `'${n}'`).join(', ')}.`)
}

/** Keys of uuids; an id of another type is an error. */
export function uuidKeysOf(ids: readonly string[], type: string): string[] {
  return ids.map((id) => {
    const key = uuidKey(id, type)
    if (!key) throw invalidArgument(`Must receive a ${type} id.`)
    return key
  })
}
