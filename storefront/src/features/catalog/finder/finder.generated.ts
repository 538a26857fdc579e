/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProductFilterInput = {
  isPublished?: boolean | null | undefined;
  collections?: Array<string | number> | null | undefined;
  categories?: Array<string | number> | null | undefined;
  hasCategory?: boolean | null | undefined;
  attributes?: Array<AttributeInput> | null | undefined;
  stockAvailability?: StockAvailability | null | undefined;
  search?: string | null | undefined;
  metadata?: Array<MetadataFilter> | null | undefined;
  publishedFrom?: string | null | undefined;
  isAvailable?: boolean | null | undefined;
  availableFrom?: string | null | undefined;
  isVisibleInListing?: boolean | null | undefined;
  price?: PriceRangeInput | null | undefined;
  minimalPrice?: PriceRangeInput | null | undefined;
  updatedAt?: DateTimeRangeInput | null | undefined;
  productTypes?: Array<string | number> | null | undefined;
  giftCard?: boolean | null | undefined;
  ids?: Array<string | number> | null | undefined;
  slugs?: Array<string> | null | undefined;
  /** @deprecated Field no longer supported */
  channel?: string | null | undefined;
};

export type AttributeInput = {
  slug?: string | null | undefined;
  value?: AssignedAttributeValueInput | null | undefined;
  /** @deprecated Field no longer supported */
  values?: Array<string> | null | undefined;
  /** @deprecated Field no longer supported */
  valuesRange?: IntRangeInput | null | undefined;
  /** @deprecated Field no longer supported */
  boolean?: boolean | null | undefined;
};

export type AssignedAttributeValueInput = {
  slug?: StringFilterInput | null | undefined;
  name?: StringFilterInput | null | undefined;
  numeric?: DecimalFilterInput | null | undefined;
  boolean?: boolean | null | undefined;
};

export type StringFilterInput = {
  eq?: string | null | undefined;
  oneOf?: Array<string> | null | undefined;
};

export type DecimalFilterInput = {
  eq?: number | null | undefined;
  oneOf?: Array<number> | null | undefined;
  range?: DecimalRangeInput | null | undefined;
};

export type DecimalRangeInput = {
  gte?: number | null | undefined;
  lte?: number | null | undefined;
};

export type DateTimeRangeInput = {
  gte?: string | null | undefined;
  lte?: string | null | undefined;
};

export type IntRangeInput = {
  gte?: number | null | undefined;
  lte?: number | null | undefined;
};

export type StockAvailability =
  | 'IN_STOCK'
  | 'OUT_OF_STOCK';

export type MetadataFilter = {
  key: string;
  value?: string | null | undefined;
};

export type PriceRangeInput = {
  gte?: number | null | undefined;
  lte?: number | null | undefined;
};

export type CatalogFinderQueryVariables = Exact<{
  channel: string;
  any?: ProductFilterInput | null | undefined;
  a0?: ProductFilterInput | null | undefined;
  a1?: ProductFilterInput | null | undefined;
  a2?: ProductFilterInput | null | undefined;
  a3?: ProductFilterInput | null | undefined;
  a4?: ProductFilterInput | null | undefined;
  a5?: ProductFilterInput | null | undefined;
}>;


export type CatalogFinderQuery = { any: { totalCount: number | null } | null, a0: { totalCount: number | null } | null, a1: { totalCount: number | null } | null, a2: { totalCount: number | null } | null, a3: { totalCount: number | null } | null, a4: { totalCount: number | null } | null, a5: { totalCount: number | null } | null };

export const CatalogFinderDocument: TypedDocument<CatalogFinderQuery, CatalogFinderQueryVariables> = { name: 'CatalogFinder', kind: 'query', source: "query CatalogFinder($channel:String!$any:ProductFilterInput$a0:ProductFilterInput$a1:ProductFilterInput$a2:ProductFilterInput$a3:ProductFilterInput$a4:ProductFilterInput$a5:ProductFilterInput){any:products(first:1 channel:$channel filter:$any){totalCount}a0:products(first:1 channel:$channel filter:$a0){totalCount}a1:products(first:1 channel:$channel filter:$a1){totalCount}a2:products(first:1 channel:$channel filter:$a2){totalCount}a3:products(first:1 channel:$channel filter:$a3){totalCount}a4:products(first:1 channel:$channel filter:$a4){totalCount}a5:products(first:1 channel:$channel filter:$a5){totalCount}}" }
