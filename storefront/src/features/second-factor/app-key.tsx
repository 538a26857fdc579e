/** The key for an authenticator app, as a QR code to scan and as text to type. */
import { m } from '../../paraglide/messages.js'
import { CopyField } from '../payment/copy-field.tsx'
import { QrCode } from '../payment/qr-code.tsx'
import type { AppKey } from './service.ts'

export function AppKeyView({ secret, otpauthUri }: AppKey) {
  return (
    <div className="app-key">
      <div>
        <p className="text-strong">{m.factor_scan()}</p>
        <p className="text-small text-soft">{m.factor_apps()}</p>
      </div>
      <div className="app-key-code">
        <QrCode text={otpauthUri} label={m.factor_qr()} failed={m.factor_qr_failed()} />
      </div>
      <CopyField label={m.factor_key()} value={secret} action={m.factor_key_copy()} long>
        <code className="copy-field-groups">
          {(secret.match(/.{1,4}/g) ?? []).map((group, n) => (
            // The key is shown in groups by CSS only, so that copying it gives the key without spaces.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={n} className="app-key-group">
              {group}
            </span>
          ))}
        </code>
      </CopyField>
    </div>
  )
}
