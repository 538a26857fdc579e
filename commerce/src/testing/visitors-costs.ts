/** Counts what visitors cost a database: statements on their connections, and the rows that these answer. */
import pg from 'pg'
import { VISITORS_STATEMENT_MS } from '../db/driver/lanes.ts'

export interface VisitorsCosts {
  statements: number
  rows: number
}

interface Answer {
  rows?: unknown[]
}

/**
 * Begins to count in this process, for the database of this name. Jobs and what the process keeps for everybody use
 * other connections and are not counted. `take` gives the numbers since the last look.
 */
export function countVisitorsCosts(database: string): { take(): VisitorsCosts; stop(): void } {
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown
  let costs: VisitorsCosts = { statements: 0, rows: 0 }
  const note = (answer: Answer | undefined): void => {
    costs.rows += answer?.rows?.length ?? 0
  }
  const counted = function (
    this: pg.Client & { connectionParameters: { database?: string; statement_timeout?: unknown } },
    ...args: unknown[]
  ): unknown {
    const { database: name, statement_timeout: limit } = this.connectionParameters
    // Only visitors' connections have so short a limit.
    if (name !== database || Number(limit) !== VISITORS_STATEMENT_MS) return original.apply(this, args)
    costs.statements++
    const last = args.at(-1)
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, answer?: Answer): void => {
        note(answer)
        last(error, answer)
      }
      return original.apply(this, args)
    }
    const answer = original.apply(this, args)
    return answer instanceof Promise
      ? answer.then((found: Answer) => {
          note(found)
          return found
        })
      : answer
  }
  pg.Client.prototype.query = counted as typeof pg.Client.prototype.query
  return {
    take() {
      const found = costs
      costs = { statements: 0, rows: 0 }
      return found
    },
    stop() {
      pg.Client.prototype.query = original as typeof pg.Client.prototype.query
    },
  }
}
