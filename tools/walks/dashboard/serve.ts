/** Serves a built Saleor Dashboard from a folder, pointed at a service. */
import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import type { AddressInfo } from 'node:net'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

export interface DashboardServer {
  /** The address of its pages, with a slash at the end. */
  url: string
  close(): Promise<void>
}

/** Serves the folder below `/dashboard/`; every unknown address is the application's page, which names `api`. */
export async function serveDashboard(folder: string, api: string): Promise<DashboardServer> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(/API_URL: "[^"]*"/, `API_URL: "${api}"`)
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname).replace(/^\/dashboard/, '')
    const file = join(folder, path)
    const isFile = path !== '/' && path !== '/index.html' && statSync(file, { throwIfNoEntry: false })?.isFile()
    response.setHeader('content-type', isFile ? (TYPES[extname(file)] ?? 'application/octet-stream') : TYPES['.html']!)
    response.end(isFile ? readFileSync(file) : page)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/dashboard/`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
