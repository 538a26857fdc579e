/** A shop does not start behind a pooler that hands each of its transactions to another session. */
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { connect } from './connect.ts'
import { refuseUnfit } from './fitness.ts'

const database = await freshDatabase()
afterAll(() => database.close())

/**
 * A pooler in transaction mode: a client's transactions go to two sessions in turn. The client hears the greeting of the
 * first alone. Answers its port.
 */
async function pooler(path: string): Promise<number> {
  const sockets = new Set<Socket>()
  const opened = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    opened(client)
    const sessions = [opened(createConnection(path)), opened(createConnection(path))]
    let turn = 0
    client.on('data', (chunk) => {
      // The first packet is the greeting, which every session needs.
      if (turn === 0) for (const session of sessions) session.write(chunk)
      else sessions[turn % 2]!.write(chunk)
    })
    client.on('close', () => sessions.forEach((session) => session.destroy()))
    for (const [index, session] of sessions.entries()) {
      let unread = Buffer.alloc(0)
      let isGreeting = true
      session.on('data', (chunk) => {
        unread = Buffer.concat([unread, chunk])
        // A message is a letter, its length, and what it says; `Z` with `I` ends a transaction.
        while (unread.length >= 5 && unread.length > unread.readInt32BE(1)) {
          const message = unread.subarray(0, unread.readInt32BE(1) + 1)
          unread = unread.subarray(message.length)
          const isOver = message.toString('latin1', 0, 1) === 'Z' && message.toString('latin1', 5) === 'I'
          if (isOver && !(isGreeting && index === 1)) turn++
          if (!isGreeting || index === 0) client.write(message)
          if (isOver) isGreeting = false
        }
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

it('refuses a pooler in transaction mode, and takes the server behind it', { timeout: 15_000 }, async () => {
  await expect(refuseUnfit(database)).resolves.toBeUndefined()
  const { host, port, ...who } = database.connection
  const through = connect({ ...who, host: '127.0.0.1', port: await pooler(`${host}/.s.PGSQL.${port}`), max: 8 })
  onTestFinished(() => through.close())
  await expect(refuseUnfit(through)).rejects.toThrow(/names a pooler/)
})
