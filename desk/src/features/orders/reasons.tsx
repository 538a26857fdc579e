/** Reasons of refunds, where the shop wants one of its pages to name them. */
import { SelectField } from '@semena/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { request } from '../../platform/graphql.ts'
import { useOffered } from '../../platform/rights.ts'
import { DeskReasonPagesDocument, DeskReasonTypeDocument } from './reasons.generated.ts'

interface Reason {
  id: string
  title: string
}

/** None where reasons are free texts. */
export function useReasonPages(): readonly Reason[] {
  const isOffered = useOffered('refundSettings')
  const { data } = useQuery({
    queryKey: ['pages', 'reasons'],
    enabled: isOffered,
    queryFn: async ({ signal }): Promise<Reason[]> => {
      const { refundSettings } = await request(DeskReasonTypeDocument, {}, signal)
      const type = refundSettings.reasonReferenceType?.id
      if (!type) return []
      return ((await request(DeskReasonPagesDocument, { type }, signal)).pages?.edges ?? []).map(({ node }) => node)
    },
  })
  return data ?? []
}

export const ReasonPage = ({
  pages,
  value,
  onChange,
}: {
  pages: readonly Reason[]
  value: string
  onChange: (id: string) => void
}) => (
  <SelectField
    id="back-reason-page"
    label={m.orders_reason_page()}
    value={value}
    options={pages.map(({ id, title }) => ({ value: id, label: title }))}
    placeholder={m.orders_reason_page()}
    required
    onChange={onChange}
  />
)
