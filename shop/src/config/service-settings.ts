/** Translates the shop's configuration into the settings that the parts of the commerce service take. */
import { join } from 'node:path'
import type { CommerceSettings, MailSettings } from '@semena/commerce'
import type { Config } from './config.ts'

export const serviceSettings = (config: Config): CommerceSettings & { mail: MailSettings } => ({
  ...config,
  redirectHosts: config.deskHost ? [...config.redirectHosts, config.deskHost] : config.redirectHosts,
  mediaFolder: join(config.dataDir, 'media'),
  backupFolder: config.databaseUrl ? null : join(config.dataDir, 'backups'),
  mail: mail(config),
})

/** Mails go to the owner's server, or into a folder and to nobody. */
function mail({ smtp, mailFrom, publicUrl, dataDir }: Config): MailSettings {
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  return {
    way: smtp ? { is: 'SMTP', server: smtp } : { is: 'FILES', folder: join(dataDir, 'mail') },
    from: mailFrom ?? { name: '', address: `no-reply@${host}` },
  }
}
