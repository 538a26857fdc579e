/**
 * What takes long and goes on while one looks at other screens, such as saving thousands of cells: how far it is and how
 * it is stopped, told to every open page of the desk in this browser.
 */
import { useSyncExternalStore } from 'react'
import { person } from './session.ts'

export interface Work {
  id: string
  /** What is done, in the words of whoever does it. */
  label: string
  /** The screen that began it. */
  path: string
  done: number
  of: number
  isStopping: boolean
  /** Whether this page does it. */
  isHere: boolean
}

type Told =
  | { is: 'TOLD'; work: Omit<Work, 'isHere'>; who: string }
  | { is: 'ENDED' | 'STOP'; id: string; who: string }
  | { is: 'ASKED'; who: string }

/** Of another page that has been silent for this long nothing is known any more. */
const SILENCE_MS = 60_000

/** How whoever does it tells of it. */
export interface Doing {
  readonly isStopping: boolean
  tell(done: number, of: number): void
  end(): void
}

let works: readonly Work[] = []
const listeners = new Set<() => void>()
const heardAt = new Map<string, number>()
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('semena.desk.works')
const who = (): string => person()?.id ?? ''

const put = (next: readonly Work[]): void => {
  works = next
  for (const listener of listeners) listener()
}
const say = (told: Told): void => channel?.postMessage(told)
const show = ({ isHere: _here, ...work }: Work): void => say({ is: 'TOLD', work, who: who() })
function change(id: string, part: Partial<Work>): void {
  put(works.map((work) => (work.id === id ? { ...work, ...part } : work)))
  const work = works.find((one) => one.id === id)
  if (work?.isHere) show(work)
}
const drop = (id: string): void => put(works.filter((work) => work.id !== id))

function hear({ data }: MessageEvent<Told>): void {
  if (data.who !== who()) return
  if (data.is === 'ASKED') for (const work of works.filter(({ isHere }) => isHere)) show(work)
  if (data.is === 'STOP' && works.some(({ id, isHere }) => isHere && id === data.id))
    change(data.id, { isStopping: true })
  if (data.is === 'ENDED') drop(data.id)
  if (data.is === 'TOLD') {
    heardAt.set(data.work.id, Date.now())
    const work = { ...data.work, isHere: false }
    put([...works.filter(({ id }) => id !== work.id), work])
    setTimeout(() => {
      if (Date.now() - (heardAt.get(work.id) ?? 0) >= SILENCE_MS) drop(work.id)
    }, SILENCE_MS)
  }
}
channel?.addEventListener('message', hear)

/** Whoever would leave the page is asked; what is not done yet would stay undone. */
const askToStay = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Begins to tell of something that takes long. */
export function beginWork(label: string, path: string, of: number): Doing {
  const id = crypto.randomUUID()
  put([...works, { id, label, path, done: 0, of, isStopping: false, isHere: true }])
  show(works.at(-1)!)
  const leave = (): void => say({ is: 'ENDED', id, who: who() })
  addEventListener('beforeunload', askToStay)
  addEventListener('pagehide', leave)
  return {
    get isStopping() {
      return works.find((work) => work.id === id)?.isStopping ?? true
    },
    tell: (done, all) => change(id, { done, of: all }),
    end() {
      drop(id)
      removeEventListener('pagehide', leave)
      if (!works.some(({ isHere }) => isHere)) removeEventListener('beforeunload', askToStay)
      leave()
    },
  }
}

/** Asks whoever does it to stop after the step that is under way. */
export function stopWork({ id, isHere }: Work): void {
  change(id, { isStopping: true })
  if (!isHere) say({ is: 'STOP', id, who: who() })
}

let hasAsked = false
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!hasAsked) say({ is: 'ASKED', who: who() })
  hasAsked = true
  return () => listeners.delete(listener)
}
/** What takes long now, on this page and on others. */
export const useWorks = (): readonly Work[] => useSyncExternalStore(subscribe, () => works)
