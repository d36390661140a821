import { expect, test, vi } from 'vitest'
import { fitOnPrint } from './print-diagram'

test('prints the whole diagram and restores the view', () => {
  const paper = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => paper)
  const host = document.createElement('div')
  host.innerHTML = '<div class="djs-container"><svg></svg></div>'
  const seen = { x: 50, y: 0, scale: 2, inner: { x: 100, y: 20, width: 300, height: 100 } }
  // other properties of a view box are not read
  const end = fitOnPrint(host, { viewbox: () => seen } as never)
  const box = () => host.querySelector('svg')?.getAttribute('viewBox')
  paper.dispatchEvent(new Event('change'))
  expect(box()).toBe('92 32 616 216')
  paper.matches = false
  paper.dispatchEvent(new Event('change'))
  expect(box()).toBeNull()
  end()
  paper.matches = true
  paper.dispatchEvent(new Event('change'))
  expect(box()).toBeNull()
})
