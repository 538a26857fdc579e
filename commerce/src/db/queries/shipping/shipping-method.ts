/** What belongs to shipping methods: rules of postal codes, prices in channels, products that they do not ship. */
import { statement } from '../../statements/statement.ts'

/** The place behind the methods that a zone has. */
export const nextMethodSort = statement(
  'method_next_sort',
  'select coalesce(max(sort) + 1, 0) as "sort!" from shipping_methods where zone_id = $1',
).value

export const postalCodeRulesOf = statement(
  'postal_rules_of_method',
  'select id, start, "end", inclusion_type as "inclusionType" from shipping_postal_code_rules where method_id = $1 order by id',
).many

export const addPostalCodeRules = statement(
  'postal_rules_add',
  `insert into shipping_postal_code_rules (method_id, start, "end", inclusion_type)
    select $1, r.start, r."end", $3 from jsonb_to_recordset($2::jsonb) as r (start text, "end" text)`,
).run

export const deletePostalCodeRules = statement(
  'postal_rules_delete',
  'delete from shipping_postal_code_rules where method_id = $1 and id = any($2::int[])',
).run

export const channelIdsOfZone = statement(
  'zone_channel_ids',
  'select channel_id as id from shipping_zone_channels where zone_id = $1',
).set

export const listingsOfMethod = statement(
  'method_listings',
  `select channel_id as "channelId", price, min_order as "minOrder", max_order as "maxOrder"
    from shipping_method_listings where method_id = $1`,
).many

export const deleteListingsOfMethod = statement(
  'method_listings_delete',
  'delete from shipping_method_listings where method_id = $1 and channel_id = any($2::int[])',
).run
