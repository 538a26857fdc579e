/** How many characters of a searched text stand in the index of what texts begin with. */
export const BEGINNING = 100
