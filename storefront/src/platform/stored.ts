/** A value that is stored on the device and shared with every tab; kept in memory only where storage is refused. */

export interface Stored<T> {
  get: () => T
  /** Reads the value from storage, which another tab may have changed without this tab's knowing it yet. */
  fresh: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

/** `read` turns the stored text, which may be anything or null, into a value. */
export function createStored<T>(
  key: string,
  read: (raw: string | null) => T,
  write: (value: T) => string | null,
): Stored<T> {
  let value: T | undefined
  let unkept = false
  const listeners = new Set<() => void>()
  const load = (): T => {
    try {
      return read(window.localStorage.getItem(key))
    } catch {
      return read(null)
    }
  }
  const tell = (): void => listeners.forEach((listener) => listener())
  const heard = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== key) return
    value = load()
    tell()
  }
  // A page from the back/forward cache has missed all changes while it was there.
  const restored = (event: PageTransitionEvent): void => {
    if (!event.persisted) return
    value = load()
    tell()
  }
  const get = (): T => (value ??= load())
  return {
    get,
    fresh: () => (unkept ? get() : load()),
    set(next) {
      value = next
      try {
        const text = write(next)
        if (text === null) window.localStorage.removeItem(key)
        else window.localStorage.setItem(key, text)
        unkept = false
      } catch {
        // The value is then kept in memory until the tab is closed.
        unkept = true
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', heard)
        window.addEventListener('pageshow', restored)
        // Changes between the first reading and this moment reached no listener.
        if (!unkept) value = undefined
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        window.removeEventListener('storage', heard)
        window.removeEventListener('pageshow', restored)
      }
    },
  }
}
