/** A small app of the walk's own: a server with a manifest, an extension and a page, which keeps the token it is given. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SmallApp {
  /** The address of its manifest. */
  manifest: string
  /** The token it was given last. */
  token(): string | undefined
  /** Whether it takes the token; until then installing it fails. */
  willing: boolean
  close(): Promise<void>
}

/** Starts the app on this machine. */
export async function startApp(name: string): Promise<SmallApp> {
  let token: string | undefined
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      if (path === '/register') {
        if (app.willing) token = (JSON.parse(body) as { auth_token: string }).auth_token
        response.writeHead(app.willing ? 200 : 503).end()
      } else if (path === '/manifest') {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(manifestOf(name, url)))
      } else {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(
          `<!doctype html><title>${name}</title><h1>${path === '/page' ? 'Page' : 'Extension'} of ${name}</h1>`,
        )
      }
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const app: SmallApp = {
    manifest: `${url}/manifest`,
    token: () => token,
    willing: true,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return app
}

const manifestOf = (name: string, url: string): object => ({
  id: `walk.${name.toLowerCase().replaceAll(' ', '-')}`,
  version: '1.0.0',
  name,
  about: 'Counts what is sown.',
  permissions: ['MANAGE_PRODUCTS'],
  appUrl: `${url}/page`,
  tokenTargetUrl: `${url}/register`,
  extensions: [
    {
      label: `Count by ${name}`,
      mount: 'PRODUCT_OVERVIEW_MORE_ACTIONS',
      target: 'POPUP',
      permissions: ['MANAGE_PRODUCTS'],
      url: `${url}/extension`,
    },
  ],
  webhooks: [
    {
      name: 'Products',
      asyncEvents: ['PRODUCT_UPDATED'],
      query: 'subscription { event { ... on ProductUpdated { product { id } } } }',
      targetUrl: `${url}/hook`,
      isActive: true,
    },
  ],
})
