/* Written by npm run generate. Do not edit. */
import type { TypedDocument } from '@semena/contract/document'
import type { ProductFilterInput } from '../../platform/inputs.generated.ts'

export type CatalogFacetsQueryVariables = {
  channel: string
  search?: string | null | undefined
  g0?: ProductFilterInput | null | undefined
  g1?: ProductFilterInput | null | undefined
  g2?: ProductFilterInput | null | undefined
  g3?: ProductFilterInput | null | undefined
  g4?: ProductFilterInput | null | undefined
  g5?: ProductFilterInput | null | undefined
  stock?: ProductFilterInput | null | undefined
  hasG0: boolean
  hasG1: boolean
  hasG2: boolean
  hasG3: boolean
  hasG4: boolean
  hasG5: boolean
}

export type CatalogFacetsQuery = { g0?: { totalCount: number | null } | null, g1?: { totalCount: number | null } | null, g2?: { totalCount: number | null } | null, g3?: { totalCount: number | null } | null, g4?: { totalCount: number | null } | null, g5?: { totalCount: number | null } | null, stock: { totalCount: number | null } | null }

export type CatalogHistogramsQueryVariables = {
  channel: string
  search?: string | null | undefined
  s0?: ProductFilterInput | null | undefined
  s1?: ProductFilterInput | null | undefined
  s2?: ProductFilterInput | null | undefined
  s3?: ProductFilterInput | null | undefined
  s4?: ProductFilterInput | null | undefined
  s5?: ProductFilterInput | null | undefined
  s6?: ProductFilterInput | null | undefined
  s7?: ProductFilterInput | null | undefined
  s8?: ProductFilterInput | null | undefined
  s9?: ProductFilterInput | null | undefined
  t0?: ProductFilterInput | null | undefined
  t1?: ProductFilterInput | null | undefined
  t2?: ProductFilterInput | null | undefined
  t3?: ProductFilterInput | null | undefined
  t4?: ProductFilterInput | null | undefined
  t5?: ProductFilterInput | null | undefined
  t6?: ProductFilterInput | null | undefined
  t7?: ProductFilterInput | null | undefined
  t8?: ProductFilterInput | null | undefined
  t9?: ProductFilterInput | null | undefined
  d0?: ProductFilterInput | null | undefined
  d1?: ProductFilterInput | null | undefined
  d2?: ProductFilterInput | null | undefined
  d3?: ProductFilterInput | null | undefined
  d4?: ProductFilterInput | null | undefined
  d5?: ProductFilterInput | null | undefined
  d6?: ProductFilterInput | null | undefined
  d7?: ProductFilterInput | null | undefined
}

export type CatalogHistogramsQuery = { s0: { totalCount: number | null } | null, s1: { totalCount: number | null } | null, s2: { totalCount: number | null } | null, s3: { totalCount: number | null } | null, s4: { totalCount: number | null } | null, s5: { totalCount: number | null } | null, s6: { totalCount: number | null } | null, s7: { totalCount: number | null } | null, s8: { totalCount: number | null } | null, s9: { totalCount: number | null } | null, t0: { totalCount: number | null } | null, t1: { totalCount: number | null } | null, t2: { totalCount: number | null } | null, t3: { totalCount: number | null } | null, t4: { totalCount: number | null } | null, t5: { totalCount: number | null } | null, t6: { totalCount: number | null } | null, t7: { totalCount: number | null } | null, t8: { totalCount: number | null } | null, t9: { totalCount: number | null } | null, d0: { totalCount: number | null } | null, d1: { totalCount: number | null } | null, d2: { totalCount: number | null } | null, d3: { totalCount: number | null } | null, d4: { totalCount: number | null } | null, d5: { totalCount: number | null } | null, d6: { totalCount: number | null } | null, d7: { totalCount: number | null } | null }

export const CatalogFacetsDocument: TypedDocument<CatalogFacetsQuery, CatalogFacetsQueryVariables> = { name: 'CatalogFacets', kind: 'query', source: "query CatalogFacets($channel:String!$search:String$g0:ProductFilterInput$g1:ProductFilterInput$g2:ProductFilterInput$g3:ProductFilterInput$g4:ProductFilterInput$g5:ProductFilterInput$stock:ProductFilterInput$hasG0:Boolean!$hasG1:Boolean!$hasG2:Boolean!$hasG3:Boolean!$hasG4:Boolean!$hasG5:Boolean!){g0:products(first:1 channel:$channel search:$search filter:$g0)@include(if:$hasG0){totalCount}g1:products(first:1 channel:$channel search:$search filter:$g1)@include(if:$hasG1){totalCount}g2:products(first:1 channel:$channel search:$search filter:$g2)@include(if:$hasG2){totalCount}g3:products(first:1 channel:$channel search:$search filter:$g3)@include(if:$hasG3){totalCount}g4:products(first:1 channel:$channel search:$search filter:$g4)@include(if:$hasG4){totalCount}g5:products(first:1 channel:$channel search:$search filter:$g5)@include(if:$hasG5){totalCount}stock:products(first:1 channel:$channel search:$search filter:$stock){totalCount}}" }

export const CatalogHistogramsDocument: TypedDocument<CatalogHistogramsQuery, CatalogHistogramsQueryVariables> = { name: 'CatalogHistograms', kind: 'query', source: "query CatalogHistograms($channel:String!$search:String$s0:ProductFilterInput$s1:ProductFilterInput$s2:ProductFilterInput$s3:ProductFilterInput$s4:ProductFilterInput$s5:ProductFilterInput$s6:ProductFilterInput$s7:ProductFilterInput$s8:ProductFilterInput$s9:ProductFilterInput$t0:ProductFilterInput$t1:ProductFilterInput$t2:ProductFilterInput$t3:ProductFilterInput$t4:ProductFilterInput$t5:ProductFilterInput$t6:ProductFilterInput$t7:ProductFilterInput$t8:ProductFilterInput$t9:ProductFilterInput$d0:ProductFilterInput$d1:ProductFilterInput$d2:ProductFilterInput$d3:ProductFilterInput$d4:ProductFilterInput$d5:ProductFilterInput$d6:ProductFilterInput$d7:ProductFilterInput){s0:products(first:1 channel:$channel search:$search filter:$s0){totalCount}s1:products(first:1 channel:$channel search:$search filter:$s1){totalCount}s2:products(first:1 channel:$channel search:$search filter:$s2){totalCount}s3:products(first:1 channel:$channel search:$search filter:$s3){totalCount}s4:products(first:1 channel:$channel search:$search filter:$s4){totalCount}s5:products(first:1 channel:$channel search:$search filter:$s5){totalCount}s6:products(first:1 channel:$channel search:$search filter:$s6){totalCount}s7:products(first:1 channel:$channel search:$search filter:$s7){totalCount}s8:products(first:1 channel:$channel search:$search filter:$s8){totalCount}s9:products(first:1 channel:$channel search:$search filter:$s9){totalCount}t0:products(first:1 channel:$channel search:$search filter:$t0){totalCount}t1:products(first:1 channel:$channel search:$search filter:$t1){totalCount}t2:products(first:1 channel:$channel search:$search filter:$t2){totalCount}t3:products(first:1 channel:$channel search:$search filter:$t3){totalCount}t4:products(first:1 channel:$channel search:$search filter:$t4){totalCount}t5:products(first:1 channel:$channel search:$search filter:$t5){totalCount}t6:products(first:1 channel:$channel search:$search filter:$t6){totalCount}t7:products(first:1 channel:$channel search:$search filter:$t7){totalCount}t8:products(first:1 channel:$channel search:$search filter:$t8){totalCount}t9:products(first:1 channel:$channel search:$search filter:$t9){totalCount}d0:products(first:1 channel:$channel search:$search filter:$d0){totalCount}d1:products(first:1 channel:$channel search:$search filter:$d1){totalCount}d2:products(first:1 channel:$channel search:$search filter:$d2){totalCount}d3:products(first:1 channel:$channel search:$search filter:$d3){totalCount}d4:products(first:1 channel:$channel search:$search filter:$d4){totalCount}d5:products(first:1 channel:$channel search:$search filter:$d5){totalCount}d6:products(first:1 channel:$channel search:$search filter:$d6){totalCount}d7:products(first:1 channel:$channel search:$search filter:$d7){totalCount}}" }
