/** A page of the account while it is not known who is there, or what they have. */
import { m } from '../../paraglide/messages.js'

export function AccountSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className="waits stack min-h-[30rem] content-start" aria-busy="true">
      <p className="vh">{m.account_loading()}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-5 border-b border-rule py-4" aria-hidden="true">
          <span className="skeleton h-6 w-20" />
          <span className="skeleton h-10 flex-1" />
          <span className="skeleton h-6 w-24 max-sm:hidden" />
          <span className="skeleton h-6 w-16" />
        </div>
      ))}
    </div>
  )
}
