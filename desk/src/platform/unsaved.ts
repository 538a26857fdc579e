/**
 * What is typed and not saved survives a reload, a closed tab and a lost connection: it is kept on the device until it is
 * saved or dropped.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { person } from './session.ts'

const PREFIX = 'semena.desk.unsaved.'
/** What is older is of no use to anybody and is removed. Milliseconds. */
const KEPT_MS = 30 * 86_400_000

interface Kept<Value> {
  at: number
  value: Value
}

const keyOf = (name: string): string => `${PREFIX}${person()?.id ?? ''}.${name}`

function read<Value>(name: string): Kept<Value> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Kept<Value> | null
    return kept && Date.now() - kept.at < KEPT_MS ? kept : null
  } catch {
    return null
  }
}

function write<Value>(name: string, value: Value | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // The device is full or keeps nothing; the page still has what was typed.
  }
}

/** Keeps a form's value before its form is shown, such as what is left of another form. */
export const keepUnsaved = <Value>(name: string, value: Value): void => write(name, value)

export interface Unsaved<Value> {
  value: Value
  set(change: Value | ((before: Value) => Value)): void
  /** Whether something is not saved. */
  isChanged: boolean
  /** When what is shown was typed on an earlier visit; null where it was typed now. Milliseconds since 1970. */
  restoredFrom: number | null
  /** Goes back to what is saved. */
  drop(): void
  /** To be called once this value is saved. What was typed since stays. */
  saved(sent: Value): void
  /** Makes of what is typed by now what is still not saved; null where nothing is. */
  settle(rest: (typed: Value) => Value | null): void
}

const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an earlier version of the desk kept, with the fields that it did not know as the server has them. */
export const filled = <Value>(kept: Value, onServer: Value): Value =>
  isTree(kept) && isTree(onServer) ? { ...onServer, ...kept } : kept

/**
 * Keeps a form's value under a name, such as `product.UHJvZHVjdDox`. `onServer` is what the server has; where it changes
 * and nothing was typed, the form follows it. Values must be plain JSON. `fit` makes what was kept one of today's shape.
 */
export function useUnsaved<Value>(
  name: string,
  onServer: Value,
  fit: (kept: Value, onServer: Value) => Value = filled,
): Unsaved<Value> {
  const [kept] = useState(() => {
    const found = read<Value>(name)
    return found && { ...found, value: fit(found.value, onServer) }
  })
  const [restoredFrom, setRestored] = useState(kept?.at ?? null)
  const [typed, setTyped] = useState<Value | null>(kept?.value ?? null)
  const server = useRef(onServer)
  server.current = onServer
  const value = typed ?? onServer
  const isChanged = typed !== null && JSON.stringify(typed) !== JSON.stringify(onServer)
  useEffect(() => {
    write(name, isChanged ? typed : null)
  }, [name, typed, isChanged])
  const set = useCallback((change: Value | ((before: Value) => Value)) => {
    setTyped((before) =>
      typeof change === 'function' ? (change as (before: Value) => Value)(before ?? server.current) : change,
    )
  }, [])
  const drop = useCallback(() => {
    setTyped(null)
    setRestored(null)
    write(name, null)
  }, [name])
  const latest = useRef(typed)
  latest.current = typed
  const saved = useCallback(
    (sent: Value) => {
      if (JSON.stringify(latest.current) === JSON.stringify(sent)) drop()
      else setRestored(null)
    },
    [drop],
  )
  const settle = useCallback((rest: (typed: Value) => Value | null) => {
    setTyped((typed) => typed && rest(typed))
    setRestored(null)
  }, [])
  return { value, set, isChanged, restoredFrom: isChanged ? restoredFrom : null, drop, saved, settle }
}
