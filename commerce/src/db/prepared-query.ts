/**
 * Asks the database only once on each connection for the columns of a prepared statement. The library asks at every
 * call, although the database refuses a prepared statement whose columns have changed ("cached plan must not change
 * result type"). An order has some sixty columns, and their description takes longer to write and to read than the row.
 * What is sent for such a statement is one piece for the socket, where the library writes several.
 */
import pg from 'pg'

// The library has no option for this, so what is used of its insides (pg 8.23, `lib/query.js`, `lib/result.js`) is
// written down here. `prepared-query.db.test.ts` fails where a later version differs.
interface Answer {
  /** What gives the parsers. */
  _types: unknown
  fields: readonly unknown[]
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}
interface Connection {
  /** Texts of the statements that the database has parsed, by name. */
  parsedStatements: Readonly<Record<string, string | undefined>>
  stream: { writable: boolean; write(bytes: Buffer): void }
  describe(asked: object): void
  sync(): void
  /** What every message goes through. */
  _send(bytes: Buffer): void
}
interface Named {
  name: string
  text: string
  values?: unknown
  types?: unknown
}
/** What a call may bring along besides. */
const WITH_MORE = ['rows', 'rowMode', 'queryMode', 'binary', 'portal', 'callback']
type Called = (error: Error | null | undefined, result?: unknown) => void
declare class LibraryQuery {
  constructor(config: object | string, values?: unknown, callback?: Called)
  name: string
  callback: Called | undefined
  _result: Answer
  _accumulateRows: boolean
  submit(connection: Connection): Error | null
  handleCommandComplete(message: object, connection: Connection): void
}

/** What is known of a connection: its statements' columns by their names, and another view of it. */
class Known {
  readonly columns = new Map<string, Answer>()
  /** Describes nothing, and sends what a statement needs when that ends, which is told by `sync`. */
  readonly quiet: Connection
  constructor(connection: Connection) {
    let pieces: Buffer[] = []
    const send = (): void => {
      const whole = Buffer.concat(pieces)
      pieces = []
      if (connection.stream.writable) connection.stream.write(whole)
    }
    this.quiet = Object.create(connection, {
      describe: { value: () => {} },
      _send: { value: (bytes: Buffer) => pieces.push(bytes) },
      sync: {
        value() {
          connection.sync.call(this)
          send()
        },
      },
      // The library asks the stream to wait for all pieces, if it can.
      stream: { value: {} },
    }) as Connection
  }
}

const known = new WeakMap<Connection, Known>()

class PreparedQuery extends (pg.Query as unknown as typeof LibraryQuery) {
  constructor(config: Named, values: unknown, callback: Called | undefined) {
    // The library copies what it is given with descriptions of its properties, a text aside.
    if (typeof values === 'function' || WITH_MORE.some((key) => key in config)) super(config, values, callback)
    else {
      super(config.text, values ?? config.values, callback)
      this.name = config.name
      this._result._types = config.types
    }
  }

  override submit(connection: Connection): Error | null {
    const found = connection.parsedStatements[this.name] === undefined ? undefined : known.get(connection)
    const columns = found?.columns.get(this.name)
    // Parsers follow from `types`, which a call may bring along.
    if (columns?._types !== this._result._types) return super.submit(connection)
    Object.assign(this._result, columns)
    this._accumulateRows = true
    return super.submit(found!.quiet)
  }

  override handleCommandComplete(message: object, connection: Connection): void {
    super.handleCommandComplete(message, connection)
    let found = known.get(connection)
    if (!found) known.set(connection, (found = new Known(connection)))
    const { _types, fields, _parsers, _prebuiltEmptyResultObject } = this._result
    if (found.columns.get(this.name)?._types !== _types)
      found.columns.set(this.name, { _types, fields, _parsers, _prebuiltEmptyResultObject })
  }
}

type Query = (...args: unknown[]) => unknown

/** A connection on which prepared statements are described once. */
export class Client extends pg.Client {
  // @ts-expect-error One way to write what the library declares as six overloads.
  override query(config: unknown, values?: unknown, callback?: Called): unknown {
    const send = super.query as Query
    if (!isPrepared(config)) return send.call(this, config, values, callback)
    const query = new PreparedQuery(config, values, callback)
    if (query.callback) return send.call(this, query)
    return new Promise((resolve, reject) => {
      query.callback = (error, result) => (error ? reject(error) : resolve(result))
      send.call(this, query)
    }).catch((error: Error) => {
      // As the library does it: the stack of who asked, not of the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }
}

const isPrepared = (config: unknown): config is Named =>
  typeof config === 'object' && config !== null && 'name' in config && !!config.name && !('submit' in config)
