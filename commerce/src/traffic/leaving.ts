/** The event of the HTTP server by which answers that would go on for minutes learn that they are to end. */
export const LEAVING = 'leaving'
