import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { createConnections, MOST_WAITING } from './connections.ts'

const socket = () => {
  const made = { isDestroyed: false, on: () => made, destroy: () => (made.isDestroyed = true) }
  return made
}

it('keeps as many connections as may wait, and closes those that waited the longest for new ones', async () => {
  const connections = createConnections(new Set())
  const sockets = Array.from({ length: MOST_WAITING + 2 }, socket)
  for (const one of sockets) connections.add(one as unknown as Socket)
  expect(sockets.findIndex(({ isDestroyed }) => !isDestroyed)).toBe(2)
  await connections.end()
  expect(sockets.every(({ isDestroyed }) => isDestroyed)).toBe(true)
})
