import { getOwn } from '@jwsk/sdk'
import type { Random } from '../engine/world/random'

type Stroke = readonly (readonly [number, number])[]

/** Letters and digits that are hard to confuse (no 0 O 1 I L), as strokes of `x,y` points on a 4 × 6 grid. */
const strokes: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1.5 0,4.5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3.4 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2.4 3,3.4 0,3.4',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,4.6 1,6 3,6 4,4.6 4,0',
  W: '0,0 1,6 2,2.6 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  2: '0,1.2 1,0 3,0 4,1.2 4,2 0,6 4,6',
  3: '0,0 4,0 1.8,2.5 3.4,3 4,4.4 3,6 1,6 0,5.2',
  4: '3,6 3,0 0,4 4,4',
  5: '4,0 0.6,0 0.2,2.6 3,2.4 4,3.6 4,4.8 3,6 0.8,6 0,5.2',
  7: '0,0 4,0 1.4,6',
  9: '4,2.6 1,3.2 0,2 0,1 1,0 3,0 4,1 4,4 2.6,6',
}

const getStrokes = (letter: string): Stroke[] =>
  (getOwn(strokes, letter) ?? '').split('|').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return [x, y]
    }),
  )

const letters = Object.keys(strokes)
export const captchaLength = 5

export const createCaptchaText = (random: Random): string => Array.from({ length: captchaLength }, () => random.pick(letters)).join('')

const width = 130
const height = 48

/** Renders the text as an image: each letter is rotated, shifted and bent on its own, with lines across. */
export function renderCaptcha(text: string, random: Random): string {
  const shake = (amount: number) => (random.next() - 0.5) * 2 * amount
  const pickColor = () => `hsl(${random.between(0, 359)} 55% ${random.between(28, 42)}%)`
  const path = (points: Stroke) =>
    points
      .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${(x * 4 + shake(1.1)).toFixed(1)} ${(y * 4 + shake(1.1)).toFixed(1)}`)
      .join('')
  const renderGlyph = (letter: string, index: number) => {
    const transform = `translate(${(9 + index * 24 + shake(2)).toFixed(1)} ${(12 + shake(4)).toFixed(1)}) rotate(${shake(16).toFixed(0)} 8 12) skewX(${shake(12).toFixed(0)})`
    return `<path d="${getStrokes(letter).map(path).join('')}" transform="${transform}" stroke="${pickColor()}" stroke-width="2.6"/>`
  }
  const renderLine = () => {
    const y = () => random.between(6, height - 6)
    return `<path d="M0 ${y()}C${width / 3} ${y()} ${(width * 2) / 3} ${y()} ${width} ${y()}" stroke="${pickColor()}" stroke-width="1" opacity=".55"/>`
  }
  const renderDot = () => `<circle cx="${random.between(0, width)}" cy="${random.between(0, height)}" r="1" fill="${pickColor()}"/>`
  const content = [renderLine(), renderLine(), renderLine(), ...Array.from({ length: 24 }, renderDot), ...[...text].map(renderGlyph)].join(
    '',
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="#f4f6f8"/>${content}</svg>`
  return `data:image/svg+xml;base64,${btoa(svg)}`
}
