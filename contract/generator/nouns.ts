/** Where the types of each file of `contract/schema` are written: beside the resolvers of their noun, and its use-cases. */
interface Noun {
  /** Its folder in `commerce/src/graphql`. */
  folder: string
  /** Its folder in `commerce/src/domain`, which gets the inputs; empty where every folder of the domain may read them. */
  domain: string
  /** Files of the schema, by their names without the ending. */
  schema: readonly string[]
}

const noun = (folder: string, schema: readonly string[] = [folder], domain = folder): Noun => ({
  folder,
  domain,
  schema,
})

const NOUNS: readonly Noun[] = [
  noun('account'),
  noun('address', ['address', 'country'], ''),
  noun('attribute', ['attribute', 'attribute-change'], 'catalog'),
  noun(
    'catalog',
    ['catalog', 'collection', 'product', 'product-media', 'product-type', 'variant', 'upload'],
    'catalog',
  ),
  noun('catalog', ['product-export'], 'export'),
  noun('checkout'),
  noun('content', ['content', 'menu', 'page']),
  noun('export'),
  noun('gift-card'),
  noun('invoice'),
  noun('legacy-payment'),
  noun('metadata', ['metadata'], ''),
  noun('order', ['order', 'draft-order', 'fulfillment', 'order-create', 'order-edit', 'order-settings', 'order-where']),
  noun('payment'),
  noun('promotion'),
  noun('refund'),
  noun('sale'),
  noun('shared', ['attribute-value-input', 'conditions', 'discount', 'language', 'reorder', 'shared', 'where'], ''),
  noun('shipping'),
  noun('shop', ['channel'], 'channel'),
  noun('shop', ['plugin', 'shop'], 'shop'),
  noun('staff', ['app', 'customer', 'staff']),
  noun('tax'),
  noun('translation', ['translation', 'translation-bulk']),
  noun('voucher'),
  noun('warehouse'),
  noun('webhook', ['event', 'event-asked', 'event-told', 'webhook']),
]

const byFile = new Map<string | undefined, Noun>(
  NOUNS.flatMap((one) => one.schema.map((file) => [`${file}.graphql`, one] as const)),
)

/** A part of the schema, such as a type or a field of `Query`; the parser put down which file it stands in. */
export interface Part {
  astNode?: { loc?: { source: { name: string } } | undefined } | null | undefined
}

function nounOf({ astNode }: Part): Noun {
  const file = astNode?.loc?.source.name
  const found = byFile.get(file)
  if (!found) throw new Error(`contract/generator/nouns.ts names no noun for contract/schema/${file}`)
  return found
}

/** The file with the types of resolvers that belongs to a part of the schema. */
export const typesFile = (part: Part): string => `commerce/src/graphql/${nounOf(part).folder}/types.generated.ts`

/** The file with the inputs that belongs to an input of the schema. */
export const inputsFile = (part: Part): string =>
  ['commerce/src/domain', nounOf(part).domain, 'inputs.generated.ts'].filter(Boolean).join('/')
