import { expect, it } from 'vitest'
import { findClassNames } from './class-names'

const namesOf = (source: string) => findClassNames('sample.tsx', source)

it('reads plain, chosen and composed class names', () => {
  expect(namesOf('const a = <p className="flex gap-2" />')).toEqual(['flex', 'gap-2'])
  expect(namesOf("const a = (b: boolean) => <p className={b ? 'flex' : 'block'} />")).toEqual(['flex', 'block'])
  expect(namesOf('const a = (b: string) => <p className={`flex tone-\x24{b}`} />')).toEqual(['flex', 'tone-'])
})

it('reads the options of PrimeReact and its pass-through presets', () => {
  expect(namesOf('const a = <Menu panelClassName="p-2" />')).toEqual(['p-2'])
  expect(namesOf("const a = { header: { className: 'flex' } }")).toEqual(['flex'])
})

it('reads the constants and functions that a class name mentions', () => {
  const source =
    "const widths = { menu: 'w-full' }\nfunction toneOf() { return 'mt-2' }\nconst a = <p className={[widths.menu, toneOf()].join(' ')} />"
  expect(namesOf(source).sort()).toEqual(['mt-2', 'w-full'])
})

it('passes over what a class name is compared with, and other texts', () => {
  expect(namesOf("const a = (b: string) => <p title='block' className={b === 'hidden' ? 'flex' : undefined} />")).toEqual(['flex'])
})
