const wideLetter = 14
const capitalLetter = 11
const narrowLetter = 9
const thinLetter = 6
const thinLetters = ' fijlrt.,:'
/** Whether it is a full-width character, e.g. a Chinese one; two Latin letters are narrower than that. */
const isWide = (one: string) => one.charCodeAt(0) > 0x2e7f
const isCapital = (one: string) => one >= 'A' && one <= 'Z'
function getLetterWidth(one: string): number {
  if (thinLetters.includes(one)) return thinLetter
  return isCapital(one) ? capitalLetter : narrowLetter
}

/** Estimates the width of a line of text in CSS pixels, at the font size of tables. */
export function estimateTextWidth(text: string): number {
  let width = 0
  for (const one of text) width += isWide(one) ? wideLetter : getLetterWidth(one)
  return width
}
