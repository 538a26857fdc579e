/** The shop's settings as its process provides them; defaults where the storefront runs without that process. */
import { DEFAULT_CHANNEL } from '@semena/contract/limits'
import { SERVER_SETTINGS, type ServerSettings } from '@semena/contract/shop-port'

const ALONE: ServerSettings = {
  mode: 'demo',
  testPayments: false,
  publicUrl: null,
  defaultChannel: DEFAULT_CHANNEL,
  measuresVisits: false,
  graphqlUrl: null,
  appToken: null,
  cspNonce: 'semena',
}

export const serverSettings = (): ServerSettings =>
  (globalThis as { [SERVER_SETTINGS]?: ServerSettings })[SERVER_SETTINGS] ?? ALONE
