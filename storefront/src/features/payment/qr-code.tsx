/** A QR code, black on white in both themes, because scanners expect that. */
import { useQuery } from '@tanstack/react-query'

/** `label` says in words what the code contains, `failed` what to do where it cannot be drawn. */
export function QrCode({ text, label, failed }: { text: string; label: string; failed: string }) {
  const { data, isError } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => (await import('./qr-path.ts')).qrPath(text),
    staleTime: Infinity,
  })
  if (isError) return <p className="text-soft">{failed}</p>
  return (
    <div className="qr-code">
      {data ? (
        <svg viewBox={`0 0 ${data.size} ${data.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={data.path} />
        </svg>
      ) : (
        <span className="skeleton qr-code-skeleton" aria-hidden="true" />
      )}
    </div>
  )
}
