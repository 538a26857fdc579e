/** Asks a process of Node about itself, by the protocol of Chromium's developer tools. */

export interface Inspector {
  /** Sends a command, such as `Profiler.start`, and answers its result. */
  ask(method: string, params?: object): Promise<unknown>
  close(): void
}

/** Connects to a process that was started with `--inspect=127.0.0.1:<port>`. */
export async function connect(port: number): Promise<Inspector> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let last = 0
  return {
    ask: (method, params = {}) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve)
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

/** Bytes of a process's heap that are still in use after a collection. */
export async function heldHeap(inspector: Inspector): Promise<number> {
  await inspector.ask('HeapProfiler.collectGarbage')
  const { usedSize } = (await inspector.ask('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize
}
