/** Reasons of refunds and of returns, where the shop wants one of its pages to name them. */
import { SelectField } from '@semena/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { useOffered } from '../../platform/rights.ts'
import { DeskReasonPagesDocument, DeskReasonTypeDocument, DeskReturnReasonTypeDocument } from './reasons.generated.ts'

interface Reason {
  id: string
  title: string
}

const typeOf = {
  refundSettings: async (signal: AbortSignal) =>
    (await request(DeskReasonTypeDocument, {}, signal)).refundSettings.reasonReferenceType?.id,
  returnSettings: async (signal: AbortSignal) =>
    (await request(DeskReturnReasonTypeDocument, {}, signal)).returnSettings.reasonReferenceType?.id,
}

interface ReasonPages {
  /** None where reasons are free texts; undefined until that is known. */
  pages: readonly Reason[] | undefined
  /** Why it is not known; null while it is being asked. */
  error: unknown
  again: () => void
}

export function useReasonPages(settings: keyof typeof typeOf): ReasonPages {
  const isOffered = useOffered(settings)
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'reasons', settings],
    enabled: isOffered,
    queryFn: async ({ signal }): Promise<Reason[]> => {
      const type = await typeOf[settings](signal)
      if (!type) return []
      return ((await request(DeskReasonPagesDocument, { type }, signal)).pages?.edges ?? []).map(({ node }) => node)
    },
  })
  return { pages: isOffered ? data : [], error, again: () => void refetch() }
}

export const ReasonPage = ({
  id,
  label,
  pages,
  value,
  error,
  onChange,
}: {
  id: string
  label: string
  pages: readonly Reason[]
  value: string
  error?: string | undefined
  onChange: (id: string) => void
}) => (
  <SelectField
    id={id}
    label={label}
    value={value}
    error={error}
    options={pages.map(({ id, title }) => ({ value: id, label: title }))}
    placeholder={label}
    required
    onChange={onChange}
  />
)
