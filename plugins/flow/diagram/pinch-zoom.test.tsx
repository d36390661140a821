import { expect, test, vi } from 'vitest'
import { enablePinchZoom } from './pinch-zoom'

const pointer = (type: string, pointerId: number, clientX: number) =>
  Object.assign(new MouseEvent(type, { clientX, clientY: 0 }), { pointerId, pointerType: 'touch' })

test('pans with one finger and zooms with two, until it is disposed', () => {
  const host = document.createElement('div')
  const canvas = { zoom: vi.fn(() => 1), scroll: vi.fn() }
  const end = enablePinchZoom(host, canvas)
  const dispatch = (...event: Parameters<typeof pointer>) => host.dispatchEvent(pointer(...event))
  dispatch('pointermove', 1, 5)
  expect(canvas.scroll).not.toHaveBeenCalled()
  dispatch('pointerdown', 1, 0)
  dispatch('pointermove', 1, 10)
  expect(canvas.scroll).toHaveBeenCalledWith({ dx: 10, dy: 0 })
  dispatch('pointerdown', 2, 110)
  dispatch('pointermove', 2, 210)
  expect(canvas.zoom).toHaveBeenLastCalledWith(2, { x: 110, y: 0 })
  dispatch('pointermove', 2, 9999)
  expect(canvas.zoom).toHaveBeenLastCalledWith(4, expect.anything())
  dispatch('pointerup', 2, 0)
  end()
  dispatch('pointermove', 1, 50)
  expect(canvas.scroll).toHaveBeenCalledOnce()
})
