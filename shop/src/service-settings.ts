/** The shop's configuration as the commerce service's parts take it. */
import { join } from 'node:path'
import type { CommerceSettings, MailSettings } from '@semena/commerce/context'
import type { Config } from './config.ts'

const TEST_GATEWAYS = ['semena.test-card', 'saleor.io.dummy-payment-app']

export function serviceSettings(config: Config): CommerceSettings & { mail: MailSettings } {
  const { mode, publicUrl, redirectHosts, rateLimits, introspection, ratesUrl, dataDir } = config
  return {
    mode,
    publicUrl,
    redirectHosts,
    mediaFolder: join(dataDir, 'media'),
    gateways: mode === 'demo' ? TEST_GATEWAYS : [],
    rateLimits,
    introspection,
    mail: mail(config),
    ratesUrl,
  }
}

/** Mails go to the owner's server, or into a folder that nobody is sent. */
function mail({ smtp, mailFrom, publicUrl, dataDir }: Config): MailSettings {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  return {
    way: smtp ? { is: 'SMTP', server: smtp } : { is: 'FILES', folder: join(dataDir, 'mail') },
    from: mailFrom ?? { name: '', address: `no-reply@${host}` },
  }
}
