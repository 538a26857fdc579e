/** The id of the element with everything of a page that scripts may change. */
export const PAGE_ID = 'page'
