const wideLetter = 14
const capitalLetter = 11
const narrowLetter = 9
const thinLetter = 6
const thinLetters = ' fijlrt.,:'
/** a Chinese character fills a square, two letters hardly one */
const isWide = (one: string) => one.charCodeAt(0) > 0x2e7f
const isCapital = (one: string) => one >= 'A' && one <= 'Z'
function getLetterWidth(one: string): number {
  if (thinLetters.includes(one)) return thinLetter
  return isCapital(one) ? capitalLetter : narrowLetter
}

/** About how many pixels a line of text takes at the size that tables have. */
export function estimateTextWidth(text: string): number {
  let width = 0
  for (const one of text) width += isWide(one) ? wideLetter : getLetterWidth(one)
  return width
}
