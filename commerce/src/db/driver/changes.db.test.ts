/** The connection on which a process hears of changes. */
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { createChanges } from './changes.ts'
import { connect } from './connect.ts'

test('a connection that says nothing any more is given up for a new one, and everything is read anew', async () => {
  const database = await freshDatabase()
  const { host = '127.0.0.1', port = 5432 } = database.connection
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const pairs: [Socket, Socket][] = []
  const proxy = createServer((near) => {
    const far = connectSocket(target)
    pairs.push([near, far])
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const distant = connect({ ...database.connection, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port })
  const changes = createChanges(distant.pool, () => new Date(), 100)
  const heard: (readonly string[] | undefined)[] = []
  changes.hear((tags) => heard.push(tags))
  const stop = await changes.listen()
  const here = createChanges(database.pool, () => new Date())
  try {
    await here.tell(database.pool, ['products'])
    await vi.waitFor(() => expect(heard).toEqual([['products']]))
    // The network drops what belongs to this one connection, and tells nobody.
    for (const [near, far] of pairs.splice(0)) {
      near.unpipe(far).pause()
      far.unpipe(near).pause()
    }
    await here.tell(database.pool, ['pages'])
    // At once when it is noticed, and again when changes can be heard again.
    await vi.waitFor(() => expect(heard.filter((tags) => tags === undefined)).toHaveLength(2), 10_000)
    await here.tell(database.pool, ['categories'])
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['categories']))
  } finally {
    await stop()
    await distant.close()
    proxy.close()
    await database.close()
  }
})
