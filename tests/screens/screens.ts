export const SCREENS: never[] = []
