/** What the address of a new product holds. */

export interface NewProductSearch {
  /** The product after which it is filled in. */
  like?: string
  /** Takes everything over, not only its packs and its place. */
  whole?: boolean
  type?: string
}

/** Reads the address; whatever it does not know is left out. */
export function readNewProduct({ like, whole, type }: Record<string, unknown>): NewProductSearch {
  return {
    ...(typeof like === 'string' ? { like } : {}),
    ...(whole === true ? { whole } : {}),
    ...(typeof type === 'string' ? { type } : {}),
  }
}
