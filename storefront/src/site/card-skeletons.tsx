/** Skeletons of cards, with rows and plate in their final sizes. */

export function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="card-grid" aria-busy="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} aria-hidden="true">
          <span className="skeleton card-skeleton-plate" />
          <span className="skeleton card-skeleton-top" />
          <span className="skeleton card-skeleton-name" />
          <span className="skeleton card-skeleton-aroma" />
          <span className="skeleton card-skeleton-facts" />
          <span className="skeleton card-skeleton-buy" />
        </div>
      ))}
    </div>
  )
}
