/** The small picture of a product in lists of what is bought. */

export function PackPicture({ image, className = '' }: { image: { url: string; alt: string | null } | null; className?: string }) {
  return <span className={`plate ${className}`}>{image && <img src={image.url} width={256} height={320} alt="" loading="lazy" decoding="async" />}</span>
}
