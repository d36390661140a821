type Scene =
  | 'lake'
  | 'village'
  | 'tea'
  | 'canyon'
  | 'flowers'
  | 'island'
  | 'tower'
  | 'parking'
  | 'boat'
  | 'shop'
  | 'person'
  | 'goods'
  | 'device'
  | 'gate'
  | 'paper'

/** Returns the URL of an image that the mocks draw, see `media.ts`. */
export const getImageUrl = (scene: Scene, variant: number): string => `/__mock/media/${scene}-${variant}.svg`

export const getImageUrls = (scene: Scene, variants: readonly number[]): string =>
  variants.map((variant) => getImageUrl(scene, variant)).join(',')

export const toParagraph = (text: string): string => `<p>${text}</p>`
