import { expect, it } from 'vitest'
import { findClassNames } from './class-names'

const findNames = (source: string) => findClassNames('sample.tsx', source)

it('reads plain, conditional and composed class names', () => {
  expect(findNames('const a = <p className="flex gap-2" />')).toEqual(['flex', 'gap-2'])
  expect(findNames("const a = (b: boolean) => <p className={b ? 'flex' : 'block'} />")).toEqual(['flex', 'block'])
  expect(findNames('const a = (b: string) => <p className={`flex tone-\x24{b}`} />')).toEqual(['flex', 'tone-'])
})

it('reads the options of PrimeReact and its pass-through presets', () => {
  expect(findNames('const a = <Menu panelClassName="p-2" />')).toEqual(['p-2'])
  expect(findNames("const a = { header: { className: 'flex' } }")).toEqual(['flex'])
})

it('reads the constants and functions that a class name mentions', () => {
  const source =
    "const widths = { menu: 'w-full' }\nfunction toneOf() { return 'mt-2' }\nconst a = <p className={[widths.menu, toneOf()].join(' ')} />"
  expect(findNames(source).sort()).toEqual(['mt-2', 'w-full'])
})

it('skips values that a class name is compared with, and other texts', () => {
  expect(findNames("const a = (b: string) => <p title='block' className={b === 'hidden' ? 'flex' : undefined} />")).toEqual(['flex'])
})
