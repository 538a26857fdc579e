/**
 * Draws a picture in a process of its own, which has no environment, is ended after a few seconds and when it takes too
 * much memory. So what stands in a drawing can neither hold up the shop nor reach anything.
 */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Drawing, Drawn } from '../../domain/media/port.ts'
import { drawingFault, isDrawing } from './drawing.ts'
import { startsLikePicture } from './picture.ts'

const MOST_MS = 5000
const PROCESS = fileURLToPath(new URL('apart-process.ts', import.meta.url))

/** What is sent to the process. */
export interface Task extends Drawing {
  content: Buffer
  isDrawing: boolean
}

/** The picture in its box; the reason where there is none. */
export async function drawApart(content: Buffer, drawing: Drawing): Promise<Drawn> {
  const drawn = isDrawing(content)
  if (!drawn && !startsLikePicture(content)) return { ok: false, code: 'NO_PICTURE' }
  const fault = drawn ? drawingFault(content) : null
  return fault ? { ok: false, code: fault } : inProcess({ ...drawing, content, isDrawing: drawn })
}

function inProcess(task: Task): Promise<Drawn> {
  const { promise, resolve } = Promise.withResolvers<Drawn>()
  const child = fork(PROCESS, {
    env: {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const end = (drawn: Drawn): void => {
    clearTimeout(timer)
    resolve(drawn)
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end({ ok: false, code: 'TOO_SLOW' }), MOST_MS)
  child.on('message', (drawn: Drawn) => end(drawn))
  child.on('error', () => end({ ok: false, code: 'NO_PICTURE' }))
  // The process ended itself, because of its memory, or was ended by the system.
  child.on('exit', () => end({ ok: false, code: 'TOO_SLOW' }))
  child.send(task, () => {})
  return promise
}
