/** The shop's mark, a seed with its seam, drawn in a box of 24 × 32. */

/** The mark as SVG, in a colour for the seed and one for its seam. */
export const seed = (body: string, seam: string): string =>
  `<path d="M12 1c6 4.500 10 10.800 10 17.200C22 25.600 17.800 31 12 31S2 25.600 2 18.200C2 11.800 6 5.500 12 1z" fill="${body}"/>
<g fill="none" stroke="${seam}"><path d="M13 2c3.200 9 3 20-1.500 29" stroke-width="1.600"/>
<path d="M5 17c2-2.500 3.500 1 5.500-1.500M4.600 22c2.400-2 3.600.8 6-1.200M6.500 12.500c1.500-1.600 2.600.6 4.300-.8M7 26.500c1.400-1.200 2.500.2 3.600-.7" stroke-width="1.100"/></g>`
