/**
 * The file system for the compiler of messages, which writes all of its files at once and says nothing of those that could
 * not be opened: here at most so many are open at the same time, because a process may often have only 1,024.
 */
import fs from 'node:fs'

const MOST_OPEN = 100

let open = 0
const waiting: (() => void)[] = []

const writeFile: typeof fs.promises.writeFile = async (...args) => {
  if (open < MOST_OPEN) open++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    await fs.promises.writeFile(...args)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else open--
  }
}

export const fewFiles = { ...fs, promises: { ...fs.promises, writeFile } }
