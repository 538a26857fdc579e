/** Measures the memory of a process and of everything that it started, as proportional set size. */
import { readdirSync, readFileSync } from 'node:fs'

/** Bytes of the tree below `root` and of the processes started for `folder`; null where /proc does not exist. */
export function treeMemory(root: number, folder: string): number | null {
  const parents = new Map<number, number>()
  try {
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/.test(entry)) continue
      try {
        const status = readFileSync(`/proc/${entry}/stat`, 'utf8')
        parents.set(Number(entry), Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]))
      } catch {
        /* ended meanwhile */
      }
    }
  } catch {
    return null
  }
  const tree = new Set([root, ...[...parents.keys()].filter((pid) => commandLine(pid).includes(folder))])
  for (let grown = true; grown;) {
    grown = false
    for (const [pid, parent] of parents) if (tree.has(parent) && !tree.has(pid)) grown = Boolean(tree.add(pid))
  }
  let bytes = 0
  for (const pid of tree) {
    try {
      bytes += Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      /* ended meanwhile */
    }
  }
  return bytes
}

const commandLine = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
