/** Installs an app by its manifest, whose permissions are shown before. */
import { TextField } from '@semena/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Ask } from '../../parts/forms.tsx'
import { mutate } from '../../platform/graphql.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { permissionText } from '../staff/permissions.ts'
import { DeskFetchManifestDocument, type DeskFetchManifestMutation, DeskInstallAppDocument } from './apps.generated.ts'

type Manifest = NonNullable<NonNullable<DeskFetchManifestMutation['appFetchManifest']>['manifest']>

export function InstallApp({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const url = useUnsaved('apps.manifest', '')
  const [manifest, setManifest] = useState<Manifest | null>(null)
  const read = useAct(
    async () => {
      const { payload, faults } = await mutate(DeskFetchManifestDocument, { url: url.value.trim() })
      setManifest(payload.manifest ?? null)
      return faults
    },
    { fields: ['manifestUrl'] },
  )
  const install = useAct(
    async () => {
      const { faults } = await mutate(DeskInstallAppDocument, {
        input: {
          appName: manifest!.name,
          manifestUrl: url.value.trim(),
          permissions: manifest!.permissions?.map(({ code }) => code) ?? [],
        },
      })
      if (faults.length > 0) return faults
      await client.invalidateQueries({ queryKey: ['apps'] })
      url.saved('')
      onClose()
      return []
    },
    { done: m.apps_install_begun() },
  )
  return (
    <Ask
      open
      title={manifest ? m.apps_install_name({ name: manifest.name }) : m.apps_install()}
      yes={manifest ? m.apps_install_now() : m.apps_read_manifest()}
      busy={read.busy || install.busy}
      onNo={onClose}
      onYes={() => void (manifest ? install.run() : read.run())}
    >
      {manifest ? (
        <>
          <p>{[manifest.author, manifest.version, manifest.about].filter(Boolean).join(' · ')}</p>
          <p>{(manifest.permissions?.length ?? 0) > 0 ? m.apps_will_be_allowed() : m.apps_asks_nothing()}</p>
          <ul>
            {manifest.permissions?.map(({ code }) => (
              <li key={code}>{permissionText(code)}</li>
            ))}
          </ul>
          {manifest.webhooks.length > 0 && (
            <>
              <p>{m.apps_will_be_told()}</p>
              <ul>
                {manifest.webhooks.map(({ name, targetUrl }) => (
                  <li key={name}>
                    {name}, {targetUrl}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <TextField
          id="manifest"
          type="url"
          label={m.apps_manifest()}
          hint={m.apps_manifest_hint()}
          value={url.value}
          error={read.at('manifestUrl')}
          required
          onChange={url.set}
        />
      )}
    </Ask>
  )
}
