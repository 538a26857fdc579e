/** Keeps what is typed in the sheet and not saved on the device, in IndexedDB, since it can be thousands of cells. */
import { person } from '../../platform/session.ts'
import type { Edit, Edits } from './grid.ts'

const DATABASE = 'semena.desk'
const STORE = 'sheet'

interface Kept {
  at: number
  edits: [string, Edit][]
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1)
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE))
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('IndexedDB could not be opened')))
  })
}

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest) {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const asked = work(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(asked.result as Result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB refused')))
    })
  } finally {
    database.close()
  }
}

const key = (): string => person()?.id ?? ''

/** Where the last edits stand until IndexedDB has them: it writes in its own time, and the page may be gone before. */
const pendingKey = (): string => `semena.desk.unsaved.${key()}.sheet`
/** More cells than these, such as a large paste, are left to IndexedDB alone. */
const MOST_PENDING = 500

function notePending(edits: Edits): void {
  try {
    if (edits.size <= MOST_PENDING)
      localStorage.setItem(pendingKey(), JSON.stringify({ at: Date.now(), edits: [...edits] } satisfies Kept))
    else localStorage.removeItem(pendingKey())
  } catch {
    // The device is full or keeps nothing.
  }
}

function readPending(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(pendingKey()) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

function dropPending(): void {
  try {
    localStorage.removeItem(pendingKey())
  } catch {
    // There is nothing to drop.
  }
}

/** What was typed on an earlier visit, and when; null where there is nothing, or where the device keeps nothing. */
export async function readKept(): Promise<{ at: number; edits: Edits } | null> {
  try {
    const found = readPending() ?? (await inStore<Kept | undefined>('readonly', (store) => store.get(key())))
    return found?.edits.length ? { at: found.at, edits: new Map(found.edits) } : null
  } catch {
    return null
  }
}

let latest: Edits | null = null
let writing = false

/** Keeps what is typed now. The last of several calls in a row counts. */
export async function keep(edits: Edits): Promise<void> {
  latest = edits
  notePending(edits)
  if (writing) return
  writing = true
  try {
    while (latest) {
      const now: Edits = latest
      latest = null
      // oxlint-disable-next-line no-await-in-loop
      await inStore<unknown>('readwrite', (store) =>
        now.size ? store.put({ at: Date.now(), edits: [...now] } satisfies Kept, key()) : store.delete(key()),
      )
    }
    dropPending()
  } catch {
    // The device is full or keeps nothing; the page still has what was typed.
  } finally {
    writing = false
  }
}
