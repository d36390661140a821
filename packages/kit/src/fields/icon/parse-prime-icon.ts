const iconPattern = /^(?:pi\s+)?(pi-[a-z0-9-]{1,40})$/

/** Parses the class of a PrimeIcon in any notation; `undefined` for other icon sets. */
export const parsePrimeIcon = (text: string) => iconPattern.exec(text.trim())?.[1]
