/**
 * Measures a process and everything that it started: memory as proportional set size, and processor time, which says
 * what a request costs on a busy machine too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of the tree below `root` and of the processes started for `folder`; null where /proc does not exist. */
export const treeMemory = (root: number, folder: string): number | null => bytesOf('Pss', root, folder)

/** Bytes among them of the database's own cache, which fills up to the size that is set; null as above. */
export const treeCache = (root: number, folder: string): number | null => bytesOf('Pss_Shmem', root, folder)

function bytesOf(field: string, root: number, folder: string): number | null {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm')
  return (
    treeOf(root, folder)
      ?.map((pid) => Number(line.exec(fileOf(pid, 'smaps_rollup'))?.[1] ?? 0) * 1024)
      .reduce((a, b) => a + b, 0) ?? null
  )
}

/** Processor time of the same processes until now, in milliseconds; null where /proc does not exist. */
export function treeTime(root: number, folder?: string): number | null {
  return (
    treeOf(root, folder)
      ?.map(timeOf)
      .reduce((a, b) => a + b, 0) ?? null
  )
}

/** Processor time of a PostgreSQL server with its cluster in this folder, in milliseconds; 0 where /proc does not exist. */
export function timeFor(cluster: string): number {
  try {
    const root = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    return treeTime(root) ?? 0
  } catch {
    return 0
  }
}

/** What a command's processes have used; of memory each its own peak, the database's page cache left out. */
export class Usage {
  readonly #times = new Map<number, number>()
  readonly #peaks = new Map<number, number>()
  #most = 0

  /** Looks at the processes of now. */
  look(root: number, folder: string): void {
    let sum = 0
    for (const pid of treeOf(root, folder) ?? []) {
      const status = fileOf(pid, 'status')
      const kilobytes = (name: string): number =>
        Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
      // Pages that processes share are the database's cache, which has a size of its own. Without any of them, the
      // system's own note of the peak misses nothing.
      const shared = kilobytes('RssShmem')
      const now = shared === 0 ? kilobytes('VmHWM') : kilobytes('VmRSS') - shared
      const peak = Math.max(this.#peaks.get(pid) ?? 0, now * 1024)
      this.#peaks.set(pid, peak)
      this.#times.set(pid, timeOf(pid))
      sum += peak
    }
    this.#most = Math.max(this.#most, sum)
  }

  /** The peaks of the processes that ran at once, added up, in bytes. */
  get memory(): number {
    return this.#most
  }

  /** Milliseconds of the processor, until each was last looked at. */
  get time(): number {
    return [...this.#times.values()].reduce((a, b) => a + b, 0)
  }
}

/** Processor time of one process until now, in milliseconds. */
function timeOf(pid: number): number {
  const fields = afterName(fileOf(pid, 'stat'))
  // The kernel counts in hundredths of a second for every program (`getconf CLK_TCK`).
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}

function treeOf(root: number, folder?: string): number[] | null {
  let pids: number[]
  try {
    pids = readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map(Number)
  } catch {
    return null
  }
  const parents = new Map(pids.map((pid) => [pid, Number(afterName(fileOf(pid, 'stat'))[1])]))
  const tree = new Set([root, ...pids.filter((pid) => folder && fileOf(pid, 'cmdline').includes(folder))])
  for (let grown = true; grown;) {
    grown = false
    for (const [pid, parent] of parents) if (tree.has(parent) && !tree.has(pid)) grown = Boolean(tree.add(pid))
  }
  return [...tree]
}

/** The fields of `stat` from the third on; the second, the program's name, may hold spaces. */
const afterName = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ')

/** What stands in a process's file; nothing when it has ended meanwhile. */
const fileOf = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
