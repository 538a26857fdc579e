/** Cards while they load: rows and plate in their final sizes. */

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="grid-cards grid-cards--row-all" aria-busy="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="sk-card" aria-hidden="true">
          <span className="skeleton aspect-[4/5]" />
          <span className="skeleton mt-2 h-4 w-1/2" />
          <span className="skeleton mt-2 h-6 w-4/5" />
          <span className="skeleton mt-2 h-4 w-2/3" />
          <span className="skeleton mt-3 h-20" />
          <span className="skeleton mt-3 h-11" />
        </div>
      ))}
    </div>
  )
}
