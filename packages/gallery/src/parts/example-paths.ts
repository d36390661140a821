/** Returns the name of an example by its file: `../examples/text/id-card.ts` → `idCard`. */
export const getExampleName = (file: string): string =>
  file.replace(/^.*\/|\.tsx?$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns the folder of an example: `../examples/text/id-card.ts` → `text`. */
export const getExampleGroup = (file: string): string => file.split('/').at(-2) ?? ''
