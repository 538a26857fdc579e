/**
 * Clients of PostgreSQL each of which asks where to go when it connects: `pg` knows one server for all of them.
 *
 * Leans on: `pg.Client` reads its fields `host` and `port` when `connect` is called, and `pg.Pool` makes its clients of
 * the class that it is given.
 * Gain: an address with several servers, so that a failover is over once the old connections have broken (measured by
 * `tests/service/failover.test.ts`: seconds instead of a new start).
 * May go: when `pg` takes several hosts and `target_session_attrs`, as libpq does.
 * When it breaks: `failover.test.ts` fails. It is off wherever the address names one server; name one until it is mended.
 */
import type pg from 'pg'

interface Server {
  host: string
  port: number
}

/** Has a client that is about to connect go to a server. */
export function toServer<C extends Server>(client: C, { host, port }: Server): C {
  return Object.assign(client, { host, port })
}

type Connected = (error?: Error | null) => void

/** A kind of client each of which looks for its server when it connects. */
export function clientFor(Base: typeof pg.Client, find: () => Promise<Server>): typeof pg.Client {
  class ToOneOfSeveral extends Base {
    // @ts-expect-error One way to write what the library declares as two overloads.
    override connect(connected?: Connected): Promise<void> | undefined {
      const connecting = find().then((server) => {
        toServer(this as Server, server)
        return super.connect()
      })
      if (!connected) return connecting
      connecting.then(
        () => connected(),
        (error: Error) => connected(error),
      )
      return undefined
    }
  }
  return ToOneOfSeveral as unknown as typeof pg.Client
}
