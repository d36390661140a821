import { withKitProviders } from '@jwsk/kit/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { MapContent } from './place'
import { PlacesMap } from './places-map'
import { useLeafletMap } from './use-leaflet-map'

function Canvas({ onClick }: { readonly onClick: (latitude: number) => void }) {
  const host = useRef<HTMLDivElement>(null)
  const map = useLeafletMap(host, { center: [30, 120], onClick: ({ lat }) => onClick(lat) })
  return <div ref={host} data-testid="host" data-ready={map !== undefined} />
}

const renderCanvas = (onClick: (latitude: number) => void) => (
  <StrictMode>{withKitProviders(<Canvas onClick={onClick} />).element}</StrictMode>
)

test('useLeafletMap creates one map in StrictMode and calls the newest handler', async () => {
  const first = vi.fn()
  const newest = vi.fn()
  const { rerender } = render(renderCanvas(first))
  rerender(renderCanvas(newest))
  const host = await screen.findByTestId('host')
  await waitFor(() => expect(host.dataset.ready).toBe('true'))
  expect(host.querySelectorAll('.leaflet-map-pane')).toHaveLength(1)
  fireEvent.click(host, { clientX: 5, clientY: 5 })
  expect(newest).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
})

test('useLeafletMap removes the map and its listeners on unmount', async () => {
  const onClick = vi.fn()
  const { unmount } = render(renderCanvas(onClick))
  const host = await screen.findByTestId('host')
  await waitFor(() => expect(host.dataset.ready).toBe('true'))
  unmount()
  expect(host.querySelector('.leaflet-pane')).toBeNull()
  fireEvent.click(host)
  expect(onClick).not.toHaveBeenCalled()
})

test('PlacesMap draws changed places once and skips invalid coordinates', async () => {
  const createContent = (longitude: string): MapContent => ({
    places: [
      { key: 'pier', name: '码头', longitude, latitude: '30.2' },
      { key: 'moon', name: '月球', longitude: '1000', latitude: '' },
    ],
    onSelect: () => undefined,
  })
  const map = (longitude: string) => (
    <StrictMode>{withKitProviders(<PlacesMap label="地图" {...createContent(longitude)} />).element}</StrictMode>
  )
  const { rerender } = render(map('120.1'))
  await screen.findByTitle('码头')
  rerender(map('120.2'))
  await waitFor(() => expect(screen.getAllByTitle('码头')).toHaveLength(1))
  expect(screen.queryByTitle('月球')).toBeNull()
})
