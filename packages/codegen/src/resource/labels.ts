// what fields are called: the contract's descriptions in Chinese, the wire's names in English

/** `身份证号；返回时可为掩码` → `身份证号` */
export const chinese = (description: string | undefined, name: string): string =>
  (description ?? name)
    .split(/[，。；：、（(\s]/)[0]
    ?.replace(/(主键|编码)$/, '')
    .trim() || name

const wordsOf = (name: string) =>
  name
    .replace(/Id$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** `guideCertNo` → `Guide cert no` */
export const english = (name: string): string =>
  wordsOf(name)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\b(id|ip|url|ota|qr)\b/gi, (acronym) => acronym.toUpperCase())

/** `tourGuide` → `tour guide` */
export const record: (name: string) => string = wordsOf
