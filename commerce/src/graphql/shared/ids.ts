/** Ids in arguments, read as Saleor reads them. */
import { fromGlobalId, intKey, isUuid, uuidKey } from '../../domain/global-id.ts'
import { invalidArgument } from './errors.ts'

/** The key in a global id of that type; null for an id of another type. Throws when the text is no id. */
export function keyOf(id: string, type: string): number | null {
  const parts = fromGlobalId(id)
  if (!parts || !(/^\d+$/.test(parts.key) || isUuid(parts.key)))
    throw invalidArgument(`Invalid ID: ${id.slice(0, 80)}. Expected: ${type}.`)
  return intKey(id, type)
}

/**
 * The keys in global ids of that type. Throws for an id of another type. Keys that are too large for the database are
 * left out.
 */
export function keysOf(ids: readonly string[], type: string): number[] {
  return ids.flatMap((id) => {
    const key = keyOf(id, type)
    if (key === null && fromGlobalId(id)?.type !== type) throw invalidArgument(`Must receive a ${type} id.`)
    return key ?? []
  })
}

/** The keys that a filter names; null, which is no condition, where it names none. */
export const someKeys = (ids: readonly string[] | null | undefined, type: string): number[] | null =>
  ids?.length ? keysOf(ids, type) : null

/** Keys of a list; an id of another type becomes one that leads nowhere. */
export const keysOrNowhere = (ids: readonly string[] | null | undefined, type: string): number[] =>
  (ids ?? []).map((id) => intKey(id, type) ?? -1)

/** Throws unless exactly one of these arguments is given. An empty text does not count as given. */
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

/** The UUIDs in global ids of that type. Throws for an id of another type. */
export function uuidKeysOf(ids: readonly string[], type: string): string[] {
  return ids.map((id) => {
    const key = uuidKey(id, type)
    if (!key) throw invalidArgument(`Must receive a ${type} id.`)
    return key
  })
}

/**
 * The key of the page that names a reason, in an id; `undefined` where none was given, 0 (no page has it) where it is no
 * id of a page. An empty text, which Dashboard sends where reasons are not pages, is none.
 */
export const reasonPageKey = (id: string | null | undefined): number | null | undefined =>
  id == null ? id : id === '' ? null : (intKey(id, 'Page') ?? 0)
