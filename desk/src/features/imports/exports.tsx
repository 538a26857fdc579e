/** All products as a file. It is made by a job; its link appears when it is ready. */
import { Button } from '@semena/ui/button'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { useAct } from '../../parts/act.ts'
import { Section } from '../../parts/page.tsx'
import { mutate, request } from '../../platform/graphql.ts'
import { useChannels } from '../../platform/rights.ts'
import { stored } from '../../platform/stored.ts'
import { DeskExportFileDocument, DeskExportProductsDocument } from './export.generated.ts'

const SOON_MS = 1000
/** The export that was asked for last, so that its link is there when one comes back. */
const last = stored<string | null>('semena.desk.export', (found) => (typeof found === 'string' ? found : null))

export function Exports() {
  const id = last.use()
  const channels = useChannels()
  const { data } = useQuery({
    queryKey: ['exports', id],
    enabled: id !== null,
    queryFn: async ({ signal }) => (await request(DeskExportFileDocument, { id: id! }, signal)).exportFile,
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? SOON_MS : false),
  })
  const act = useAct(async () => {
    const { payload, faults } = await mutate(DeskExportProductsDocument, {
      input: {
        scope: 'ALL',
        fileType: 'CSV',
        exportInfo: {
          fields: ['NAME', 'PRODUCT_TYPE', 'CATEGORY', 'VARIANT_SKU'],
          channels: channels.map((channel) => channel.id),
        },
      },
    })
    if (payload.exportFile) last.set(payload.exportFile.id)
    return faults
  })
  return (
    <Section title={m.imports_export()}>
      <p className="imports-text">{m.imports_export_text()}</p>
      <div className="imports-acts" aria-live="polite">
        <Button look="line" busy={act.busy || data?.status === 'PENDING'} onClick={() => void act.run()}>
          {m.imports_export_products()}
        </Button>
        {data?.status === 'PENDING' && <span>{m.imports_export_making()}</span>}
        {data?.status === 'FAILED' && <span>{m.imports_export_failed()}</span>}
        {data?.url && (
          <a className="button-link" href={data.url} download>
            {m.imports_export_get()}
          </a>
        )}
      </div>
    </Section>
  )
}
