/**
 * Checks that a page of the built storefront begins its scripts; part of `npm run check`. No service is needed, because
 * the page that says so begins its scripts like any other.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GRAPHQL_PORT, type GraphqlPort, type StorefrontServer } from '@semena/contract/shop-port'

const silent: GraphqlPort = () => Promise.reject(new Error('no service'))
Object.assign(globalThis, { [GRAPHQL_PORT]: silent })
// The storefront prints that it has no service. That is expected here, so what it prints is only collected.
const said: unknown[] = []
console.error = (line: unknown) => void said.push(line)

const file = join(import.meta.dirname, '../storefront/dist/server/server.js')
const { default: server } = (await import(pathToFileURL(file).href)) as { default: StorefrontServer }
const response = await server.fetch(new Request('http://localhost/'))
const html = await response.text()
const faults = [
  ...(html.includes("n.type='module'") ? [] : ['the page has no script that begins the others']),
  ...said.filter((line) => String(line).includes('begin otherwise')),
]
console.log(faults.length ? faults.join('\n') : 'ok   scripts of a page begin once its main picture is seen')
process.exit(faults.length ? 1 : 0)
