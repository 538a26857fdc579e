/** A value that the device keeps and all tabs share. */
import { useSyncExternalStore } from 'react'

export interface Stored<Value> {
  get(): Value
  set(value: Value): void
  use(): Value
  /** Calls `hear` when this or another tab has changed the value; answers how to stop. */
  subscribe(hear: () => void): () => void
}

/** `read` makes a value of whatever is stored, null for nothing; it must not throw. Null is stored as nothing. */
export function stored<Value>(
  key: string,
  read: (found: unknown) => Value,
  write: (value: Value) => unknown = (value) => value,
): Stored<Value> {
  const listeners = new Set<() => void>()
  /** What the device had when the value was read or written. */
  let raw: string | null | undefined
  let value: Value
  const fresh = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return raw ?? null
    }
  }
  const get = (): Value => {
    const now = fresh()
    if (now !== raw || raw === undefined) {
      raw = now
      value = read(parsed(now))
    }
    return value
  }
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const subscribe = (hear: () => void): (() => void) => {
    const heard = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) hear()
    }
    listeners.add(hear)
    addEventListener('storage', heard)
    return () => {
      listeners.delete(hear)
      removeEventListener('storage', heard)
    }
  }
  return {
    get,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
    set(next) {
      const kept = write(next)
      const text = kept === null || kept === undefined ? null : JSON.stringify(kept)
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
      } catch {
        // A device that is full or keeps nothing: the value lives as long as the page.
      }
      raw = fresh()
      value = next
      tell()
    },
  }
}

/** A value that lives as long as the page, in this tab alone. */
export function held<Value>(first: Value): Stored<Value> {
  const listeners = new Set<() => void>()
  let value = first
  const get = (): Value => value
  const subscribe = (hear: () => void): (() => void) => {
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }
  return {
    get,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}
